import { describe, expect, test } from 'vitest'
import { bindRequest, gestureRequest, roundRequest } from './gestureRequest.ts'
import { fittingSignature, gestureKey, mostGestures, mostPoints } from './gestures.ts'

const reference = 'LI-2026-7KQ4P9X'
const gesture = {
  cle: gestureKey(reference, 'abcdef12'),
  livraison: reference,
  nature: 'remise',
  faitLe: '2026-11-28T09:00:00.000Z',
  tentative: 1,
  code: '0420',
} as const

const sent = (changed: object) =>
  gestureRequest.safeParse({ jeton: 'x', gestes: [{ ...gesture, ...changed }] })

describe('What the phone of a courier sends (product 12.10)', () => {
  test('is an act with a key that names the delivery', () => {
    expect(sent({}).success).toBe(true)
    expect(gesture.cle).toBe('LI-2026-7KQ4P9X:abcdef12')
  })

  test.each([
    ['a key of its own', { cle: 'abcdef12' }],
    ['an unknown act', { nature: 'vol' }],
    ['a time that is none', { faitLe: 'hier' }],
    ['no attempt', { tentative: 0 }],
    ['an unknown reason', { nature: 'echec', raison: 'flemme' }],
    ['half a franc', { nature: 'encaissement', montant: 0.5 }],
    ['less than no francs', { nature: 'encaissement', montant: -1 }],
    ['more than anybody carries', { nature: 'encaissement', montant: 10_000_001 }],
    ['a point beside the paper', { signature: [[[1001, 0]]] }],
    ['a point without a height', { signature: [[[1]]] }],
    ['a book for a signature', { signature: [Array.from({ length: 3001 }, () => [1, 1])] }],
    [
      'as much in many strokes',
      { signature: Array.from({ length: 2 }, () => Array.from({ length: 1600 }, () => [1, 1])) },
    ],
  ])('is refused with %s', (_, changed) => {
    expect(sent(changed).success).toBe(false)
  })

  test('comes a few at a time', () => {
    const gestes = Array.from({ length: mostGestures + 1 }, () => gesture)
    expect(gestureRequest.safeParse({ jeton: 'x', gestes }).success).toBe(false)
    expect(gestureRequest.safeParse({ jeton: 'x', gestes: [] }).success).toBe(true)
  })

  test('says who sends it', () => {
    expect(roundRequest.safeParse({ jeton: '' }).success).toBe(false)
    expect(roundRequest.safeParse({ jeton: 'x'.repeat(101) }).success).toBe(false)
    expect(bindRequest.safeParse({ lien: 'x', code: '123456' }).success).toBe(true)
    expect(bindRequest.safeParse({ lien: 'x' }).success).toBe(false)
  })
})

describe('A signature', () => {
  test('is kept as it was drawn where it is short, without strokes of nothing', () => {
    const strokes = [
      [
        [0, 0],
        [10, 10],
      ],
      [],
    ]
    expect(fittingSignature(strokes)).toEqual([
      [
        [0, 0],
        [10, 10],
      ],
    ])
  })

  test('keeps its shape with fewer points where it is long', () => {
    const stroke = Array.from({ length: 10_000 }, (_, index) => [index % 1000, 500])
    const kept = fittingSignature([stroke])
    expect(kept.flat().length).toBeLessThanOrEqual(mostPoints)
    expect(kept[0]?.[0]).toEqual([0, 500])
    expect(sent({ signature: kept }).success).toBe(true)
    const scribbled = (strokes: number, points: number) =>
      fittingSignature(Array.from({ length: strokes }, () => stroke.slice(0, points)))
    for (const many of [
      scribbled(3, 1999),
      scribbled(300, 3),
      scribbled(201, 0),
      scribbled(9, 667),
    ]) {
      expect(sent({ signature: many }).success).toBe(true)
    }
  })
})
