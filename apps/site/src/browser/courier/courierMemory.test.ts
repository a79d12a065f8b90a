import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courierMemory } from './courierMemory.ts'
import { keepGesture } from './courierSending.ts'

beforeEach(() => {
  const memory = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, text: string) => void memory.set(name, text),
    removeItem: (name: string) => void memory.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const day = { jeton: 'x', nom: 'Issouf', livraisons: [], gestes: [], vu: '', refus: [] }
const gesture = {
  cle: 'LI-2026-7KQ4P9X:abcdef12',
  livraison: 'LI-2026-7KQ4P9X',
  nature: 'depart',
  faitLe: '2026-11-28T09:00:00.000Z',
  tentative: 1,
} as const

test('The day of a courier is kept on his phone, with what he did, until it is forgotten', () => {
  expect(courierMemory.read()).toBeUndefined()
  expect(keepGesture(gesture)).toBe(false)
  expect(courierMemory.keep(day)).toBe(true)
  expect(keepGesture(gesture)).toBe(true)
  expect(courierMemory.read()?.gestes).toEqual([gesture])
  courierMemory.forget()
  expect(courierMemory.read()).toBeUndefined()
})

test.each(['null', '[]', '{"jeton":1}', 'x'])('What is none is nothing: %s', (text) => {
  localStorage.setItem('sira-livreur', text)
  expect(courierMemory.read()).toBeUndefined()
})
