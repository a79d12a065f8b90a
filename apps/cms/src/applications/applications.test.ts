import { expect, it } from 'vitest'
import { applications } from './applications.ts'

it('shows the reason of a refusal as long as there is one, though it was taken back', () => {
  const reason = applications.fields.find((field) => 'name' in field && field.name === 'motif')
  const isShown = (record: object) => reason?.admin?.condition?.(record, record, {} as never)
  expect(isShown({ motif: 'profil', etat: 'refusée' })).toBe(true)
  expect(isShown({ motif: 'profil', etat: 'entretien' })).toBe(true)
  expect(isShown({ motif: null, etat: 'reçue' })).toBe(false)
})
