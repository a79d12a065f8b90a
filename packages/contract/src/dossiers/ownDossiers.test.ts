import { describe, expect, test } from 'vitest'
import { mostOwnDossiers, ownDossiersAnswer, ownDossiersRequest } from './ownDossiers.ts'

const own = { reference: 'DV-2026-7KQ4P9X', cle: 'abc' }

describe('The dossiers of a device', () => {
  test('are asked for by their keys, in a language of the site', () => {
    const asked = { dossiers: [own], locale: 'ar' }
    expect(ownDossiersRequest.parse(asked)).toEqual(asked)
    expect(ownDossiersRequest.safeParse({ ...asked, locale: 'de' }).success).toBe(false)
    expect(
      ownDossiersRequest.safeParse({ dossiers: [{ reference: 'a' }], locale: 'fr' }).success,
    ).toBe(false)
  })

  test('are as many as both its cookies hold, and no more', () => {
    const many = (count: number) => ({ dossiers: Array(count).fill(own), locale: 'fr' })
    expect(ownDossiersRequest.safeParse(many(2 * mostOwnDossiers)).success).toBe(true)
    expect(ownDossiersRequest.safeParse(many(2 * mostOwnDossiers + 1)).success).toBe(false)
  })

  test('are read as every dossier that is followed', () => {
    const followed = { reference: own.reference, nature: 'devis', etat: 'reçu', etapes: [] }
    expect(ownDossiersAnswer.parse({ dossiers: [followed] })).toEqual({ dossiers: [followed] })
  })
})
