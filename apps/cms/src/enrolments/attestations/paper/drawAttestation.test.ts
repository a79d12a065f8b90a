import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { picturesOf } from '../../../../test/support/picturesOf.ts'
import { toldBands } from '../../../../test/support/toldBands.ts'
import { drawPage } from '../../../papers/drawPage.ts'
import { certificate } from './drawAttestation.ts'

const issuer = {
  ...{ name: 'Sira', address: 'Avenue Kwamé N’Krumah', phone: '+22625300101' },
  ...{ email: 'contact@sira.example', ifu: '00012345A', rccm: 'BF OUA 2020 B 1234' },
}
const certified = {
  ...{ nom: 'Awa Sow', formation: 'Excel avancé', heures: 12, session: 1 },
  ...{ code: '0123456789ABCDEF', reference: 'IN-2026-7KQ4P9X', steps: 3 },
  debut: '2026-11-23T08:00:00.000Z',
  fin: '2026-11-24T16:00:00.000Z',
  delivreeLe: '2026-11-25T09:00:00.000Z',
}

test.each(['fr', 'en', 'ar'] as const)(
  'A certificate carries the cloth of its seat, told in words too, on a page for archives (%s)',
  async (locale) => {
    const page = certificate({ ...certified, locale }, issuer, 'https://sira.example')
    const file = await drawPage('attestation.typ', page)
    expect(file.toString('latin1')).toMatch(/pdfaid:part(?:>|=")2/)
    const told = toldBands(certified.reference, 3, locale)
    expect(await picturesOf(file)).toContain(told)
    expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBe(1)
    // Its hash is kept: drawn anew it is the same file.
    expect((await drawPage('attestation.typ', page)).equals(file)).toBe(true)
  },
)
