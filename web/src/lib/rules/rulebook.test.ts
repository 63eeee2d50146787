import { describe, expect, test } from 'vitest'
import { knowGames } from '../testing'
import { addressOf, Index, marked, plain, type RuleData } from './rulebook'

const rule = (id: string, title: string, text: string, more: Partial<RuleData> = {}): RuleData => ({
  id,
  title,
  text,
  section: '',
  source: '',
  example: '',
  why: '',
  confidence: '',
  option: '',
  is_ruling: false,
  modes: [],
  see: [],
  ...more,
})

const some = [
  rule('LOOP-2.3a', 'Goals', 'Réaliser un objectif', { modes: ['basic', 'solo'] }),
  rule('LOOP-2.3', 'Buying', 'Up to three MATERIAL, see LOOP-2.3a', { modes: ['competitive'] }),
  rule('LOOP-R7', 'May one decline?', 'No.', { is_ruling: true }),
]

describe('search', () => {
  const index = new Index(some, 'en')
  const ids = (words: string, mode = '', decided = false): string[] =>
    index.find({ words, mode, decided }).map((found) => found.id)

  test('ignores accents and case, and wants every word, or as many as there are', () => {
    expect(ids('REALISER objectif')).toEqual(['LOOP-2.3a'])
    expect(ids('réaliser un objectif material')).toEqual(['LOOP-2.3a'])
    expect(ids('hippopotamus')).toEqual([])
  })
  test('a whole word of a title comes before the beginning of one', () => {
    const rules = [rule('LOOP-1', 'Windows', 'To win.'), rule('LOOP-2', 'Who wins', '')]
    const found = new Index(rules, 'en').find({ words: 'win', mode: '', decided: false })
    expect(found.map(({ id }) => id)).toEqual(['LOOP-2', 'LOOP-1'])
  })
  test('knows everyday words, other spellings and questions, in both languages', () => {
    const rules = [
      rule('LOOP-2.4', 'FAVOUR cards', 'Offer a FAVOUR to another player.'),
      rule('LOOP-2.8', 'Victory', 'Whoever reaches 12 wins.'),
      rule('LOOP-2.9', 'Landfill', 'What broke lies there.'),
    ]
    const asked = (words: string): string[] =>
      new Index(rules, 'en').find({ words, mode: '', decided: false }).map(({ id }) => id)
    expect(asked('favor')).toEqual(['LOOP-2.4'])
    expect(asked('Who wins?')).toEqual(['LOOP-2.8'])
    expect(asked('where is the garbage')).toEqual(['LOOP-2.9'])
    expect(asked('can I')).toEqual([])
    const french = [
      rule('LOOP-2.8', 'Victoire', 'La partie est à qui atteint 12.'),
      rule('LOOP-2.9', 'Décharge', 'Usé.'),
    ]
    const found = new Index(french, 'fr').find({ words: 'Qui gagne ?', mode: '', decided: false })
    expect(found.map(({ id }) => id)).toEqual(['LOOP-2.8'])
  })
  test('finds words at their beginning', () => {
    expect(ids('mater')).toEqual(['LOOP-2.3'])
    expect(ids('aterial')).toEqual([])
  })
  test('puts the rule whose id was typed first', () => {
    expect(ids('loop-2.3')[0]).toBe('LOOP-2.3')
    expect(ids('loop-2.3a')[0]).toBe('LOOP-2.3a')
  })
  test('filters by mode, where a rule without modes belongs to all, and by what we decided', () => {
    expect(ids('', 'solo')).toEqual(['LOOP-2.3a', 'LOOP-R7'])
    expect(ids('', '', true)).toEqual(['LOOP-R7'])
  })
})

describe('words', () => {
  test('are plain without accents', () => expect(plain('Œuvre d’Été')).toBe("oeuvre d'ete"))
  test('are marked where they stand', () => {
    expect(marked('Été à la plage, été', 'ete')).toEqual(['', 'Été', ' à la plage, ', 'été'])
    expect(marked('nothing', 'x y')).toEqual(['nothing'])
  })
})

test('an id names its game', () => {
  knowGames()
  expect(addressOf('LOOP-1')).toBe('/rules/loop#LOOP-1')
  expect(addressOf('what')).toBe('/rules/#what')
})
