import { sessionStates } from '@sira/contract/sessions/sessionStates'
import { expect, it } from 'vitest'
import { demoSessions } from './sessionSeed.ts'
import { demoTrainings } from './trainingSeed.ts'

const sessions = demoSessions()

it('The demo has sessions in every state, of trainings that it has', () => {
  expect(new Set(sessions.map(({ etat }) => etat))).toEqual(new Set(sessionStates))
  const slugs = demoTrainings().map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(sessions.map(({ formation }) => formation)))
  expect(sessions.some(({ startsInDays }) => startsInDays < 0)).toBe(true)
  expect(sessions.some(({ places }) => places === 0)).toBe(true)
})

it('The first of what is to come is still sold by a quote', () => {
  const [first] = demoTrainings()
    .filter(({ startsInDays }) => startsInDays > 0)
    .toSorted((a, b) => a.startsInDays - b.startsInDays)
  expect(sessions.map(({ formation }) => formation)).not.toContain(first?.slug)
})
