import { expect, it } from 'vitest'
import { type BoardChoice, boardAddress, boardChoice } from './boardAddress.ts'

const kinds = ['devis', 'commandes']
const after = { date: '2026-11-20T08:00:00.000Z', slug: 'devis', id: 7 }

it.each<[string, BoardChoice]>([
  ['/admin/dossiers', { kind: undefined, whose: 'all', view: 'list', after: undefined }],
  ['/admin/dossiers?a=moi', { kind: undefined, whose: 'mine', view: 'list', after: undefined }],
  ['/admin/dossiers?genre=devis', { kind: 'devis', whose: 'all', view: 'board', after: undefined }],
  [
    '/admin/dossiers?genre=commandes&a=personne&vue=liste',
    { kind: 'commandes', whose: 'nobody', view: 'list', after: undefined },
  ],
  [
    '/admin/dossiers?apres=2026-11-20T08%3A00%3A00.000Z+devis+7',
    { kind: undefined, whose: 'all', view: 'list', after },
  ],
])('The dossiers stand at %s, and are read from it', (address, choice) => {
  expect(boardAddress(choice)).toBe(address)
  const { searchParams } = new URL(address, 'http://localhost')
  expect(boardChoice(Object.fromEntries(searchParams), kinds)).toEqual(choice)
})

it.each([
  undefined,
  { genre: ['devis'], a: 'toi', vue: 'tableau', apres: 'hier devis 7' },
  { genre: 'paiements', apres: '2026-11-20T08:00:00.000Z paiements 7' },
])('An address that says nothing known shows everything of everybody: %o', (query) => {
  const all = { kind: undefined, whose: 'all', view: 'list', after: undefined }
  expect(boardChoice(query, kinds)).toEqual(all)
})
