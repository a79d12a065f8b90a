import { expect, it } from 'vitest'
import { versionWords } from './versionWords.ts'

it.each([
  [
    { act: 'drafted', details: 'gardé pendant l’écriture · Titre, Contenu' },
    'Brouillon gardé pendant l’écriture',
    'Titre, Contenu',
  ],
  [{ act: 'drafted', details: 'Titre · anglais' }, 'Brouillon enregistré', 'Titre · anglais'],
  [{ act: 'published', details: 'au moment prévu' }, 'Publication au moment prévu', ''],
  [{ act: 'settings', details: 'Nom' }, 'Enregistrement', 'Nom'],
] as const)('says how a person saved it: %o', (act, kind, details) => {
  expect(versionWords({ status: 'draft', act })).toEqual({ kind, details })
})

it('says what it is where no person saved it', () => {
  const kinds = ['published', 'draft', undefined].map(
    (status) => versionWords({ status, act: undefined }).kind,
  )
  expect(kinds).toEqual(['Publication', 'Brouillon', 'Enregistrement'])
})
