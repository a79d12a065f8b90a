import { expect, it } from 'vitest'
import { narrowedList } from './narrowedList.ts'

const queryOf = (address: string) => [...new URL(address, 'http://localhost').searchParams]

it('a list is narrowed to a state as its tabs do', () => {
  const address = narrowedList('devis', { state: { equals: 'new' } })
  expect(address).toMatch(/^\/admin\/collections\/devis\?/)
  expect(queryOf(address)).toEqual([['where[and][0][state][equals]', 'new']])
})

it('a list is narrowed to one of several states', () => {
  const address = narrowedList('commandes', { etat: { in: ['confirmée', 'payée'] } })
  expect(queryOf(address)).toEqual([
    ['where[and][0][etat][in][0]', 'confirmée'],
    ['where[and][0][etat][in][1]', 'payée'],
  ])
})

it('a list is narrowed to one of several filters as its own form writes them', () => {
  const where = { or: [{ and: [{ etat: { equals: 'payée' } }] }] }
  expect(queryOf(narrowedList('commandes', where))).toEqual([
    ['where[or][0][and][0][etat][equals]', 'payée'],
  ])
})
