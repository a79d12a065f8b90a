import { describe, expect, test } from 'vitest'
import { followUp } from '../dossiers/followUp.ts'
import { enrolmentStates } from '../enrolments/enrolmentStates.ts'
import { openedOrder } from '../orders/orderAnswer.ts'
import {
  evaluationRequest,
  fewestPublished,
  marks,
  ownEvaluation,
  publicEvaluations,
  ratedPoints,
} from './evaluation.ts'

const notes = { contenu: 5, formateur: 4, organisation: 3, utilite: 1 }
const sent = { reference: 'IN-2026-7KQ4P9X', phone: '70 12 34 56', notes }

describe('The evaluation of a seat', () => {
  test('has four marks, and may have words', () => {
    expect(evaluationRequest.parse(sent)).toEqual(sent)
    expect(evaluationRequest.parse({ ...sent, avis: ' Bien ' }).avis).toBe('Bien')
  })

  test.each([
    { notes: { ...notes, utilite: 6 } },
    { notes: { ...notes, utilite: 0 } },
    { notes: { ...notes, utilite: 2.5 } },
    { notes: { contenu: 5 } },
    { avis: 'a'.repeat(2001) },
    { phone: '' },
  ])('is refused with %j', (wrong) => {
    expect(evaluationRequest.safeParse({ ...sent, ...wrong }).success).toBe(false)
  })

  test('is read back by its participant, and without a name by anybody', () => {
    const own = { notes, publier: true, jusquau: '2026-12-12T10:00:00.000Z' }
    expect(ownEvaluation.parse({ ...own, nom: 'Awa' })).toEqual(own)
    const avis = [{ texte: 'Bien', date: '2026-12-12T10:00:00.000Z', nom: 'Awa' }]
    const read = publicEvaluations.parse({ nombre: 5, moyenne: 4.2, avis })
    expect(JSON.stringify(read)).not.toContain('Awa')
  })
})

describe('A seat afterwards', () => {
  const dossier = {
    reference: sent.reference,
    nature: 'inscription' as const,
    etat: 'attestée',
    etapes: [],
  }

  test('is followed with the papers and the question that are its own', () => {
    const jusquau = '2026-12-12T10:00:00.000Z'
    const more = { convocation: true, evaluation: { publier: false, jusquau } } as const
    expect(followUp.parse({ ...dossier, ...more })).toEqual({ ...dossier, ...more })
    expect(followUp.parse(dossier)).toEqual(dossier)
  })

  test.each([{ convocation: false }, { evaluation: { publier: false } }, { evaluation: true }])(
    'is not followed with %j',
    (wrong) => {
      expect(followUp.safeParse({ ...dossier, ...wrong }).success).toBe(false)
    },
  )

  test('says on the page of its order what may be had and asked', () => {
    const seats = openedOrder.shape.inscriptions
    for (const etat of enrolmentStates) {
      const seat = { reference: sent.reference, etat, convocation: true, evaluable: true }
      expect(seats.parse([seat])).toEqual([seat])
    }
    expect(seats.safeParse([{ reference: 'IN', etat: 'retenue', evaluable: false }]).success).toBe(
      false,
    )
  })

  test('has as many marks as a hand has fingers, and a point for each question', () => {
    expect(marks).toEqual([1, 2, 3, 4, 5])
    expect(new Set(ratedPoints).size).toBe(ratedPoints.length)
    expect(fewestPublished).toBeGreaterThanOrEqual(5)
  })

  test('tells nothing of a training while there are too few', () => {
    const none = { nombre: 0, moyenne: null, avis: [] }
    expect(publicEvaluations.parse(none)).toEqual(none)
    expect(publicEvaluations.safeParse({ ...none, avis: ['Bien'] }).success).toBe(false)
  })
})
