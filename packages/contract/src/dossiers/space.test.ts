import { describe, expect, test } from 'vitest'
import {
  codeRequest,
  endRequest,
  eraseRequest,
  letterRequest,
  openSpaceAnswer,
  openSpaceRequest,
  spaceAnswer,
  spaceRequest,
  stopAlertRequest,
} from './space.ts'

const session = { jeton: 'secret', adresse: 'awa@exemple.bf' }

describe('The space of a visitor', () => {
  test('is opened by a code, for an address or a phone number', () => {
    for (const adresse of ['awa@exemple.bf', '+226 70 12 34 56']) {
      const asked = openSpaceRequest.parse({ adresse, code: '123 456' })
      expect(asked).toEqual({ adresse, code: '123 456', appareil: '' })
    }
    expect(openSpaceAnswer.parse({ jeton: 'secret', autre: 1 })).toEqual({ jeton: 'secret' })
  })

  test.each([
    ['no address', { locale: 'fr' }],
    ['an empty one', { email: ' ', locale: 'fr' }],
    ['one as long as a letter', { email: 'a'.repeat(255), locale: 'fr' }],
    ['a language that the site has not', { email: 'awa@exemple.bf', locale: 'de' }],
  ])('sends no code with %s', (_, asked) => {
    expect(codeRequest.safeParse(asked).success).toBe(false)
  })

  test('shows nothing without the secret of a session', () => {
    expect(spaceRequest.safeParse({ ...session, locale: 'ar' }).success).toBe(true)
    expect(spaceRequest.safeParse({ adresse: session.adresse, locale: 'ar' }).success).toBe(false)
    expect(spaceRequest.safeParse({ ...session, jeton: '', locale: 'ar' }).success).toBe(false)
  })

  test('ends one session by its number, or all of them', () => {
    expect(endRequest.parse({ ...session, session: '4' })).toEqual({ ...session, session: 4 })
    expect(endRequest.parse(session)).toEqual(session)
    expect(endRequest.safeParse({ ...session, session: 'toutes' }).success).toBe(false)
  })

  test('erases nothing that nobody has confirmed', () => {
    expect(eraseRequest.safeParse({ ...session, confirme: true }).success).toBe(true)
    expect(eraseRequest.safeParse({ ...session, confirme: false }).success).toBe(false)
    expect(eraseRequest.safeParse(session).success).toBe(false)
  })

  test('takes and leaves the newsletter', () => {
    expect(letterRequest.parse({ ...session, abonne: false }).abonne).toBe(false)
    expect(letterRequest.safeParse({ ...session, abonne: 'non' }).success).toBe(false)
  })

  test('stops one alert by its number', () => {
    expect(stopAlertRequest.parse({ ...session, alerte: '3' }).alerte).toBe(3)
    expect(stopAlertRequest.safeParse({ ...session, alerte: '' }).success).toBe(false)
  })

  test('shows dossiers of every kind, plans, sessions, and how much is kept', () => {
    const day = '2026-11-28T12:00:00.000Z'
    const shown = {
      adresse: session.adresse,
      dossiers: [{ reference: 'DV-2026-7KQ4P9X', nature: 'devis', etat: 'reçu', etapes: [] }],
      formules: [{ reference: 'CM-2026-7KQ4P9X', titre: 'Mensuel', du: day, au: day }],
      lettre: 'abonne',
      alertes: [{ id: 3, active: true, criteres: { q: 'Paie', ville: 'kaya' } }],
      fiches: 2,
      gardees: { accounts: 1, underWay: 0 },
      sessions: [{ id: 1, depuis: day, appareil: '', actuelle: true }],
    }
    expect(spaceAnswer.parse(shown)).toEqual(shown)
    expect(spaceAnswer.safeParse({ ...shown, lettre: 'oui' }).success).toBe(false)
  })
})
