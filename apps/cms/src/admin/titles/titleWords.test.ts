import { expect, it } from 'vitest'
import { newRecord, titleWords } from './titleWords.ts'

it.each([
  ['Actualité', 'Nouvelle actualité'],
  ['Livre', 'Nouveau livre'],
  ['Utilisateur', 'Nouvel utilisateur'],
  ['Offre d’emploi', 'Nouvelle offre d’emploi'],
  ['Étiquette', 'Nouvelle étiquette'],
  // Nobody has said of which gender it is.
  ['Truc', 'Création\u00a0: truc'],
])('what is being made of « %s » is « %s »', (singular, words) => {
  expect(newRecord(singular)).toBe(words)
})

it('only what has drafts may be without a title, and pictures are named by what they show', () => {
  const labels = { singular: 'Actualité', plural: 'Actualités' }
  const article = { slug: 'blogs', labels, fields: [], admin: { useAsTitle: 'titre' } }
  expect(titleWords(article)).not.toHaveProperty('untitled')
  expect(titleWords({ ...article, versions: { drafts: true } })).toMatchObject({
    untitled: 'Actualité sans titre',
    names: ['titre'],
  })
  // A record without a title of its own is named by its number.
  const count = {
    slug: 'comptages',
    labels: { singular: 'Comptage', plural: 'Comptages' },
    fields: [],
  }
  expect(titleWords(count)).toMatchObject({ names: [], numbered: 'Comptage n°' })
  expect(titleWords({ ...article, slug: 'media' })?.names[0]).toBe('alternativeText')
})
