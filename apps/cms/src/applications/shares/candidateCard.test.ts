import { expect, it } from 'vitest'
import type { Application } from '../../payload-types.ts'
import { candidateCard } from './candidateCard.ts'

const nameOf = (nom: string, accord: Application['accord']) =>
  candidateCard({ id: 1, nom, accord } as Application, '').nom

it('A number typed into a name reaches no employer, whether or not its candidate agreed', () => {
  expect(nameOf('Paul 76 00 11 22 Zongo', null)).toBe('Paul Z.')
  expect(nameOf('Paul 76 00 11 22 Zongo', 'accordé')).toBe('Paul … Zongo')
  expect(nameOf('Awa Ouédraogo', 'accordé')).toBe('Awa Ouédraogo')
})
