import { expect, test, vi } from 'vitest'
import { attemptStep } from './attemptStep.ts'

function logged() {
  const told = vi.fn()
  return { told, payload: { logger: { info: told, error: told } } }
}

test('a step that fails is told of, and the next one is done (architecture)', async () => {
  const { told, payload } = logged()
  await attemptStep(payload, 'tarifs', () => Promise.reject(new Error('no')))
  await attemptStep(payload, 'références', async () => 3)
  expect(told.mock.calls.map(([{ step }]) => step)).toEqual(['tarifs', 'références'])
})

test('a program that ends under a step tells of no failure, and begins no other', async () => {
  const { told, payload } = logged()
  const ending = new AbortController()
  const closing = async () => {
    ending.abort()
    throw new Error('the database is closed')
  }
  let begun = 0
  const next = async () => {
    begun += 1
  }
  await attemptStep(payload, 'textes', closing, ending.signal)
  await attemptStep(payload, 'références', next, ending.signal)
  expect(told).not.toHaveBeenCalled()
  expect(begun).toBe(0)
})
