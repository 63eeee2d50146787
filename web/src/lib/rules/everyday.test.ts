import { expect, test } from 'vitest'
import { meantBy } from './everyday'

test.each([
  ['en', 'how do i win', ['victory']],
  ['en', 'can i eat?', ['dinner']],
  ['en', 'what if i am bankrupt', ['eliminated']],
  ['en', 'my wife', ['partner']],
  ['en', 'quit my job', ['discard', 'career']],
  ['en', 'forget a memory', ['discard', 'reminiscence']],
  ['fr', 'puis-je refuser ?', ['decliner']],
  ['fr', "a quoi sert l'argent", ['quoi', 'sert', 'piece']],
  ['fr', "d'un souvenir", ['reminiscence']],
  ['fr', 'ma femme', ['partenaire']],
  ['fr', 'comment manger', ['diner']],
])('in %s «%s» is understood', (lang, asked, among) => {
  const meant = meantBy(asked, lang)
  expect(meant).toHaveLength(among.length)
  among.forEach((word, at) => expect(meant[at]).toContain(word))
})

test('what is tied is nothing that is drawn', () => {
  expect(meantBy('tie', 'en')[0]).not.toContain('draw')
})
