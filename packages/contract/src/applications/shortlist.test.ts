import { describe, expect, test } from 'vitest'
import { followUp } from '../dossiers/followUp.ts'
import {
  consentAnswers,
  consentReply,
  consentStates,
  shortlist,
  shortlistFileRequest,
  shortlistRequest,
} from './shortlist.ts'

const reply = { reference: 'CA-2026-7KQ4P9X', phone: '70 12 34 56', reponse: 'accordé' }
const card = {
  candidat: 4,
  nom: 'Awa O.',
  metier: 'Vendeuse',
  ville: 'Koudougou',
  mot: '',
  experience: [{ quoi: 'Caissière', chez: 'Boutique Faso', debut: '2021-03', fin: '' }],
  etudes: [],
  competences: ['Caisse'],
  langues: ['Mooré'],
  reponses: [{ question: 'Libre quand ?', reponse: 'Demain' }],
  fichier: false,
}
const selection = { offre: 'Vendeuse', fin: '2026-12-13T09:00:00.000Z', candidats: [card] }

describe('The consent of a candidate to show name and CV', () => {
  test('names the application, and one of two answers', () => {
    for (const reponse of consentAnswers) {
      expect(consentReply.parse({ ...reply, reponse })).toEqual({ ...reply, reponse })
    }
  })

  test.each([
    ['no reference', { reference: ' ' }],
    ['a phone that is no phone', { phone: '7'.repeat(81) }],
    ['the state of a question', { reponse: 'demandé' }],
    ['no answer', { reponse: undefined }],
  ])('is refused with %s', (_, wrong) => {
    expect(consentReply.safeParse({ ...reply, ...wrong }).success).toBe(false)
  })

  test('is read by whoever follows the application, in each of its states', () => {
    const etat = 'présélection'
    const dossier = { reference: reply.reference, nature: 'candidature', etat, etapes: [] }
    for (const accord of consentStates) {
      expect(followUp.parse({ ...dossier, accord })).toEqual({ ...dossier, accord })
    }
    expect(followUp.parse(dossier)).not.toHaveProperty('accord')
    expect(followUp.safeParse({ ...dossier, accord: 'oui' }).success).toBe(false)
  })
})

describe('A selection for an employer', () => {
  test('is asked for by its token alone', () => {
    expect(shortlistRequest.parse({ jeton: ' abc ' })).toEqual({ jeton: 'abc' })
    for (const jeton of ['', ' ', 'a'.repeat(81), undefined]) {
      expect(shortlistRequest.safeParse({ jeton }).success).toBe(false)
    }
  })

  test('gives the file of a candidate by number, as a page or a program sends it', () => {
    for (const candidat of ['4', 4]) {
      expect(shortlistFileRequest.parse({ jeton: 'abc', candidat })).toMatchObject({ candidat: 4 })
    }
    for (const candidat of ['', 'x', 0, -1, 1.5]) {
      expect(shortlistFileRequest.safeParse({ jeton: 'abc', candidat }).success).toBe(false)
    }
  })

  test('shows cards, and drops whatever else a card may carry', () => {
    expect(shortlist.parse(selection)).toEqual(selection)
    const told = { ...card, phone: '+22670123456', email: 'awa@exemple.bf' }
    expect(shortlist.parse({ ...selection, candidats: [told] })).toEqual(selection)
    expect(shortlist.safeParse({ ...selection, fin: 'demain' }).success).toBe(false)
  })
})
