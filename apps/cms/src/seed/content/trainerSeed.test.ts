import { expect, test } from 'vitest'
import { demoTrainers } from './trainerSeed.ts'

test('Each demo trainer has a portrait of their own', () => {
  expect(new Set(demoTrainers().map(({ portrait }) => portrait)).size).toBe(6)
})
