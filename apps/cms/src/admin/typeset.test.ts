import { expect, it } from 'vitest'
import { typeset } from './typeset.ts'

it.each([
  ["l'image n'est pas là", 'l’image n’est pas là'],
  ["Plus d'{{label}}", 'Plus d’{{label}}'],
  ['Êtes-vous sûr?', 'Êtes-vous sûr\u00A0?'],
  ['Par Page: {{limit}}', 'Par Page\u00A0: {{limit}}'],
  ['Création : {{label}}', 'Création\u00A0: {{label}}'],
  ['{{label}} "{{title}}" repris', '{{label}} «\u00A0{{title}}\u00A0» repris'],
  ['Supprimer « <1>{{title}}</1> » ?', 'Supprimer «\u00A0<1>{{title}}</1>\u00A0»\u00A0?'],
  ['Chargement...', 'Chargement…'],
  ['de 10:42 à https://sira.example/', 'de 10:42 à https://sira.example/'],
])('%s is set as %s', (words, set) => {
  expect(typeset(words)).toBe(set)
})
