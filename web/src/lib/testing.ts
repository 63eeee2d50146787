/** For tests of components. */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { FluentBundle } from '@fluent/bundle'
import { useGames } from './games/facts.svelte'
import type { GameData } from './net/api'
import { bundleOf, useBundle } from './text.svelte'

const PACKAGE = '../src/felicity'
const read = new Map<string, FluentBundle>() // cached: parsing them takes long

/** Our own games, without a server: the facts that their files have on one line each. */
export function knowGames(): void {
  const games = readdirSync(`${PACKAGE}/games`).filter((game) => existsSync(`${PACKAGE}/games/${game}/plugin.py`))
  useGames(Object.fromEntries(games.map((id) => [id, factsIn(id)])))
}

function factsIn(id: string): GameData {
  const found = (file: string, line: RegExp): string =>
    readFileSync(`${PACKAGE}/games/${id}/${file}`, 'utf-8').match(line)?.[1] ?? ''
  const rules = found('rules.toml', /\[\[rule\]\]\nid = "([A-Z]+)-/)
  const base = found('plugin.py', /\bbase = "(\w+)"/)
  return {
    id,
    base,
    rules,
    title: id,
    version: '',
    modes: {},
    default_mode: '',
    minutes: [],
    options: {},
    levels: {},
    hints: true,
    reviews: true,
  }
}

/** Our own sentences, without a server. */
export function speakFor(lang: 'en' | 'fr'): void {
  const bundle = read.get(lang) ?? bundleOf(lang, sentencesIn(lang))
  read.set(lang, bundle)
  useBundle(bundle)
}

/** The shared ones and those of every game. */
function sentencesIn(lang: 'en' | 'fr'): string {
  const games = readdirSync(`${PACKAGE}/games`).map((game) => `${PACKAGE}/games/${game}/narration/${lang}`)
  const folders = [`${PACKAGE}/locale/${lang}`, ...games.filter((folder) => existsSync(folder))]
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  return files
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(name, 'utf-8'))
    .join('\n')
}
