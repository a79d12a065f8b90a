import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attendanceMemory } from './attendanceMemory.ts'
import { keepMarks, shownMarks } from './attendanceSending.ts'

beforeEach(() => {
  const memory = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, text: string) => void memory.set(name, text),
    removeItem: (name: string) => void memory.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('What is said of a half day is kept on the phone, counted, and shown before it has arrived', () => {
  const memory = attendanceMemory(12)
  const morning = '2026-11-28-matin'
  expect(keepMarks(morning, new Map([['IN-1', true]]), memory)).toBe(false)
  const inscrits = [
    { reference: 'IN-1', nom: 'Awa', marques: { [morning]: true } },
    { reference: 'IN-2', nom: 'Issa', marques: {} },
  ]
  const roll = { titre: '', qui: 'Adama', demiJournees: [], inscrits }
  memory.keep({ jeton: 'x', appareil: 'ab', numero: 4, roll, pointages: [], refus: [] })
  keepMarks(morning, new Map([['IN-2', true]]), memory)
  keepMarks(morning, new Map([['IN-2', false]]), memory)
  const kept = memory.read()
  expect(kept?.pointages.map(({ cle }) => cle)).toEqual([
    `IN-2:${morning}:ab.5`,
    `IN-2:${morning}:ab.6`,
  ])
  expect(kept && [...shownMarks(kept, morning)]).toEqual([
    ['IN-1', true],
    ['IN-2', false],
  ])
  expect(kept && shownMarks(kept, '2026-11-28-apres_midi').size).toBe(0)
})
