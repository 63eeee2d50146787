import { beforeEach, expect, test } from 'vitest'
import { ownQuestions } from '../../lib/games/lab'
import type { GameData } from '../../lib/net/api'
import type { ReportData, StudyData } from '../../lib/net/lab'
import { knowGames, speakFor } from '../../lib/testing'
import { answers, familiesIn, moreOf, subjectOf } from './answer'
import { cardsOf, keysOf, otherValue, tablesOf, type Tables } from './cards'
import { Composer, filled, questionsFor } from './compose.svelte'
import { sentence } from './sentence'
import { changesIn, duration, wordsIn } from './format'

beforeEach(() => {
  knowGames()
  speakFor('en')
})

const option = (values: (boolean | number | string)[]) => ({
  values,
  default: values[0]!,
  at_least: null,
  at_most: null,
  effect: '',
  rule: '',
})
const facts = {
  id: 'loop',
  title: 'LOOP',
  version: '1',
  modes: { basic: { players: [2, 6] }, solo: { players: [1, 1] } },
  default_mode: 'basic',
  minutes: [],
  options: { goal_claim: option(['window', 'auto']), careers: option(['']) },
  base: '',
  rules: 'LOOP',
  levels: {},
  hints: true,
} as unknown as GameData

const asked = (composer: Composer) => composer.wish().study as Record<string, unknown>

test('a study of a game is sensible before anything is chosen', () => {
  const wish = asked(new Composer(facts))
  expect(wish).toMatchObject({ game: 'loop', mode: 'basic', players: 4, games: 200, seed: '1', options: {} })
  expect(wish['bots']).toEqual(['greedy', 'greedy', 'greedy', 'greedy'])
  expect('versus' in wish || 'until' in wish).toBe(false)
})

test('seats keep their bots when their number changes, and a mode has its own number', () => {
  const composer = new Composer(facts)
  composer.bots = ['greedy', 'random', 'easy', 'easy']
  composer.setPlayers(2)
  expect(composer.bots).toEqual(['greedy', 'random'])
  composer.setPlayers(9)
  expect(composer.bots).toEqual(['greedy', 'random', 'random', 'random', 'random', 'random'])
  composer.setMode('solo')
  expect(composer.players).toBe(1)
  expect(filled([], 2)).toEqual(['greedy', 'greedy'])
})

test('a comparison begins with something that differs, and is forgotten with it', () => {
  const composer = new Composer(facts)
  composer.compare('option')
  expect(asked(composer)['versus']).toEqual({ options: { goal_claim: 'auto' } })
  composer.compare('bots')
  expect(asked(composer)['versus']).toMatchObject({ bots: ['random', 'greedy', 'greedy', 'greedy'] })
  composer.compare('none')
  expect('versus' in asked(composer)).toBe(false)
})

test('what differs from the game’s own is sent, and nothing else', () => {
  const composer = new Composer(facts)
  composer.options = { goal_claim: 'window' }
  expect(asked(composer)['options']).toEqual({})
  composer.options = { goal_claim: 'auto' }
  composer.ending = 'until'
  expect(asked(composer)).toMatchObject({ options: { goal_claim: 'auto' }, until: 5 })
  expect('games' in asked(composer)).toBe(false)
})

test('a study from a link fills the composer, and comes out as it went in', () => {
  const study = {
    game: 'loop',
    mode: 'basic',
    players: 3,
    bots: ['random', 'greedy'],
    games: 30,
    until: null,
    seed: 'x',
    rotate: false,
    pack: '',
    options: {},
    cards: {},
    versus: { cards: { career: { chef: { happiness: 6 } } } },
  } as unknown as StudyData
  const composer = new Composer(facts)
  composer.use(facts, study)
  expect(composer.kind).toBe('card')
  expect(asked(composer)).toMatchObject({
    players: 3,
    bots: ['random', 'greedy', 'greedy'],
    games: 30,
    seed: 'x',
    rotate: false,
  })
  expect(asked(composer)['versus']).toEqual(study.versus)
})

test('every question fills the composer; those of a game need the options that they ask about', () => {
  const composer = new Composer(facts)
  const questions = questionsFor(facts)
  expect(questions.map(({ id }) => id)).toEqual(['careers', 'option', 'bot', 'card'])
  questions[2]!.ask(composer)
  expect(composer.bots).toEqual(['greedy', 'random', 'random', 'random'])
  expect(
    ownQuestions({ ...facts, options: { repurchase: option(['compulsory', 'optional']) } }).map(({ id }) => id),
  ).toContain('repurchase')
  expect(questionsFor({ ...facts, id: 'other', options: {} }).map(({ id }) => id)).toEqual(['seat', 'bot', 'card'])
})

const tables = {
  career: {
    cards: ['chef', 'intern'],
    keys: {
      happiness: { kind: 'number', expected: '', low: 1, high: 6 },
      name: { kind: 'text', expected: '' },
      solo: { kind: 'flag', expected: '' },
    },
    fixed: [],
    fixed_of: { intern: ['happiness', 'solo'] },
    entries: { chef: { happiness: 6, name: 'Chef', solo: true }, intern: { happiness: 3, solo: true } },
  },
} as unknown as Tables

test('figures that may be changed are offered, with another value', () => {
  expect([tablesOf(tables), cardsOf(tables, 'career'), keysOf(tables, 'career', 'chef')]).toEqual([
    ['career'],
    ['chef'],
    ['happiness', 'solo'],
  ])
  expect([otherValue(tables, 'career', 'chef', 'happiness'), otherValue(tables, 'career', 'chef', 'solo')]).toEqual([
    5,
    false,
  ])
})

test('the text of a study says what the second design has different', () => {
  expect(wordsIn(`loop seed:'a b' vs x=1`)).toEqual(['loop', 'seed:a b', 'vs', 'x=1'])
  expect(changesIn('loop', 'loop players:2')).toEqual([])
  expect(
    changesIn('loop', 'loop vs repurchase=optional career.chef.happiness=6 bots:greedy', { chef: 'Chef' }),
  ).toEqual(['Can you decline Repurchase? May be declined', 'Chef, Happiness: 6', 'Greedy in every seat'])
  const said = sentence({
    game: 'loop',
    mode: 'basic',
    players: 2,
    bots: ['random'],
    games: 40,
    until: null,
    text: 'loop vs bots:greedy',
  })
  expect(said).toBe(
    'Plays 40 games of LOOP (Basic) with 2 players: Random in every seat. Then the same deals once more with this change: Greedy in every seat.',
  )
})

test('times are told roughly', () => {
  expect([1, 40, 100, 7000].map(duration)).toEqual(['1 second', '40 seconds', '2 minutes', '2 hours'])
})

const rate = (name: string, value: number, surprising = false) => ({
  name,
  won: { n: 400, rate: value, low: value - 0.03, high: value + 0.03, any_low: value - 0.05, any_high: value + 0.05 },
  score: { n: 400, mean: 20, sd: 1, low: 19, high: 21 },
  surprising,
})
const more = (name: string, value: number, surprising = false) => ({
  name,
  won: {
    n: 400,
    mean: value,
    sd: 0.4,
    low: value - 0.03,
    high: value + 0.03,
    any_low: value - 0.05,
    any_high: value + 0.05,
  },
  score: { n: 400, mean: 0, sd: 1, low: -1, high: 1 },
  chance: 0,
  corrected: 0,
  surprising,
})

function report(
  change: Record<string, unknown> = {},
  roles = [rate('banker', 0.41, true), rate('farmer', 0.2)],
): ReportData {
  const design = {
    all: rate('', 0.2),
    roles,
    bots: [rate('greedy', 0.25)],
    seats: [rate('1', 0.2), rate('2', 0.3)],
    turns: [rate('1', 0.2), rate('2', 0.2)],
    per_game: {},
    rounds: [],
    scores: [],
    sources: [],
    ended_by: {},
    tie_breaks: {},
  }
  return {
    study: { bots: [['greedy', 'greedy']] },
    deals: 400,
    done: true,
    until: null,
    together: false,
    even: 0.2,
    designs: [design],
    difference: null,
    course: [],
    labels: {
      roles: { banker: 'Banker', farmer: 'Farmer' },
      bots: {},
      cards: {},
      options: {},
      sources: {},
      endings: {},
      tie_breaks: {},
    },
    ...change,
  } as unknown as ReportData
}

test('the answer comes first, in one plain sentence', () => {
  expect(answers(report())).toEqual([
    'The Banker wins 41% of games (38 to 44), where 20 would be even: too strong for these bots.',
  ])
  expect(answers(report({}, [rate('farmer', 0.1, true), rate('banker', 0.22)]))[0]).toContain(
    'The Farmer wins 10% of games (7 to 13), where 20 would be even: too weak',
  )
})

test('whoever watches is told the interval that holds at any time, and that few games say little', () => {
  const [answer, few] = answers(report({ done: false, deals: 30 }))
  expect(answer).toContain('(36 to 46)')
  expect(few).toBe('After 30 deals this is a first impression.')
  expect(answers(report({ until: 5 }))[0]).toContain('(36 to 46)')
})

test('where nothing stands out that is said, with how sure it is', () => {
  expect(answers(report({}, [rate('banker', 0.21), rate('farmer', 0.19)]))[0]).toBe(
    'No role stands out: each may well win an even 20 % of games, as far as intervals of up to 6 points can tell.'.replace(
      ' %',
      '\u00a0%',
    ),
  )
  expect(answers(report({ designs: [] }))[0]).toContain('The first figures come after a few games')
})

test('a comparison tells the greatest change that isn’t chance, or that there is none', () => {
  const none = {
    all: more('', 0),
    roles: [more('banker', -0.01), more('farmer', 0.02)],
    bots: [],
    seats: [],
    turns: [],
    per_game: {},
  }
  expect(answers(report({ difference: none }))[0]).toContain(
    'no difference that couldn’t be chance; if there is one, it is at most 5 points of wins',
  )
  const some = { ...none, roles: [more('banker', -0.12, true), more('farmer', 0.05, true)] }
  expect(answers(report({ difference: some }))[0]).toBe(
    'With the change the Banker wins 12 points less often (9 to 15).',
  )
  expect(moreOf(more('banker', -0.12)).anyLow).toBeCloseTo(-17)
  const still = more('banker', 0)
  expect(moreOf({ ...still, won: { ...still.won, sd: 0, low: 0, high: 0 } })).toMatchObject({ low: -5, high: 5 })
})

test('together there is one figure', () => {
  expect(answers(report({ together: true, even: null }))[0]).toBe('The players win 20% of games (17 to 23).')
})

test('a study is about its bots where they differ, else about roles, else about the order of play', () => {
  expect(subjectOf(report())).toBe('roles')
  expect(subjectOf(report({ study: { bots: [['greedy', 'random']] } }))).toBe('bots')
  expect(subjectOf(report({}, []))).toBe('turns')
  expect(familiesIn(report())).toEqual(['roles', 'seats', 'turns'])
})
