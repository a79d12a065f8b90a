import { synonymGroups } from '@sira/contract/search/synonyms'
import { describe, expect, it } from 'vitest'
import type { JobAlert } from '../../payload-types.ts'
import type { OpenOffer } from './openOffers.ts'
import { wantedOffers } from './wantedOffers.ts'

const offer: OpenOffer = {
  id: 1,
  slug: 'comptable',
  publishedAt: '2026-11-20T08:00:00.000Z',
  domaine: '3',
  contrat: '2',
  experience: '',
  pays: 'burkina-faso',
  ville: 'bobo-dioulasso',
  urgent: false,
  titles: { fr: 'Comptable' },
  employer: 'Faso Logis',
  town: 'Bobo-Dioulasso',
  lastDay: '',
  textIn: (locale) =>
    locale === 'ar' ? ' محاسب مسك الاجور ' : ' comptable tenir la paie faso logis bobo dioulasso ',
}
const alert = (criteria: object) =>
  ({ confirmeeLe: '2026-11-19T00:00:00.000Z', ...criteria }) as JobAlert
const isWanted = (criteria: object) =>
  wantedOffers(alert(criteria), [offer], synonymGroups('salaire, paie')).length > 0

describe('An alert', () => {
  it.each([
    {},
    { domaine: '3' },
    { domaine: '3', ville: 'bobo-dioulasso', pays: 'burkina-faso' },
    { q: 'Paie' },
    { q: 'comptable  Faso' },
    { contrat: '2', q: '' },
    { q: 'les comptables' },
    { q: 'comptabl' },
    { q: 'Salaires' },
    { q: 'المحاسب', locale: 'ar' },
    { q: 'comptable', locale: 'ar' },
  ])('finds what its filters leave: %o', (criteria) => expect(isWanted(criteria)).toBe(true))

  it.each([
    { domaine: '4' },
    { domaine: '3', ville: 'kaya' },
    { q: 'soudeur' },
    { q: 'paie soudeur' },
    { q: 'table' },
    { q: 'محاسب' },
    { q: 'محاسب paie', locale: 'ar' },
    { urgent: 'oui' },
    { experience: '1' },
    { confirmeeLe: '2026-11-21T00:00:00.000Z' },
  ])('leaves out the others, and what was there before it: %o', (criteria) => {
    expect(isWanted(criteria)).toBe(false)
  })
})
