import { courierCalls, type Gesture } from '@sira/contract/deliveries/gestures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courierMemory } from './courierMemory.ts'
import { bindPhone, exchange, keepGesture } from './courierSending.ts'

/** By token: who sends, and what arrived of him. */
let arrived: Map<string, string[]>
/** Couriers whose phone is another one since. */
let closed: Set<string>
let hasLine = true
/** The status of the answer to a call with an act of this key. */
let poisoned: number | undefined

beforeEach(() => {
  arrived = new Map()
  closed = new Set()
  hasLine = true
  poisoned = undefined
  const memory = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, text: string) => void memory.set(name, text),
    removeItem: (name: string) => void memory.delete(name),
  })
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { lien, jeton, gestes = [], locale } = JSON.parse(body).data
    if (address.endsWith(courierCalls.bind)) {
      return Response.json({ data: { jeton: `jeton de ${lien}`, nom: lien } })
    }
    if (!hasLine) throw new TypeError('Failed to fetch')
    if (closed.has(jeton)) return new Response(null, { status: 401 })
    if (poisoned && gestes.some(({ cle }: Gesture) => cle === 'mauvais')) {
      return new Response(null, { status: poisoned })
    }
    // A refusal is read in the language of the page.
    if (gestes.length > 0) expect(locale).toBe('ar')
    const taken = gestes.map(({ cle }: Gesture) => cle)
    arrived.set(jeton, [...(arrived.get(jeton) ?? []), ...taken])
    const outcomes = taken.map((cle: string) => ({ cle, pris: true }))
    return Response.json({ data: { gestes: outcomes, livraisons: [] } })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const act = (cle: string) =>
  keepGesture({
    ...{ cle, livraison: 'LI-2026-7KQ4P9X', nature: 'depart', tentative: 1 },
    faitLe: '2026-11-28T09:00:00.000Z',
  })
const bind = (nom: string) => bindPhone(nom, '123456')

test('What a courier noted on a phone that is another’s since arrives as his', async () => {
  await bind('Issouf')
  act('un')
  await bind('Adama')
  act('deux')
  hasLine = false
  expect(await exchange()).toBe('away')
  hasLine = true
  expect(await exchange()).toBe('done')
  expect([...arrived]).toEqual([
    ['jeton de Issouf', ['un']],
    ['jeton de Adama', ['deux']],
  ])
  expect(courierMemory.read()).toMatchObject({ nom: 'Adama', gestes: [], avant: [] })
})

test('It waits on that phone where his own is another one by now, until he is bound there again', async () => {
  await bind('Issouf')
  act('un')
  await bind('Adama')
  closed.add('jeton de Issouf')
  expect(await exchange()).toBe('done')
  expect(courierMemory.read()?.avant).toMatchObject([{ nom: 'Issouf', gestes: [{ cle: 'un' }] }])
  closed.clear()
  await bind('Issouf')
  expect(courierMemory.read()).toMatchObject({ nom: 'Issouf', gestes: [{ cle: 'un' }], avant: [] })
  expect(await exchange()).toBe('done')
  expect(arrived.get('jeton de Issouf')).toEqual(['un'])
})

test.each([400, 413, 500])(
  'An act that the server answers with %i stays on the phone, and holds back none behind it',
  async (status) => {
    await bind('Issouf')
    poisoned = status
    for (const cle of ['un', 'mauvais', 'deux', 'trois', 'quatre', 'cinq', 'six']) act(cle)
    expect(await exchange()).toBe('notTaken')
    expect(arrived.get('jeton de Issouf')).toEqual(['un', 'deux', 'trois', 'quatre', 'cinq', 'six'])
    expect(courierMemory.read()?.gestes).toMatchObject([{ cle: 'mauvais' }])

    // Nor where the phone is another courier's since.
    act('sept')
    await bind('Adama')
    expect(await exchange()).toBe('notTaken')
    expect(arrived.get('jeton de Issouf')?.at(-1)).toBe('sept')
    poisoned = undefined
    expect(await exchange()).toBe('done')
    expect(courierMemory.read()).toMatchObject({ nom: 'Adama', gestes: [], avant: [] })
  },
)
