import { expect, test } from 'vitest'
import { keyFor, reopen, stateOf } from './formState.ts'

/** The memory of a form hangs on its element, whatever that is. */
const aForm = () => ({}) as HTMLFormElement

test('Sent again with the same words, a form has the same key: one record is made', () => {
  const form = aForm()
  const key = keyFor(form, { message: 'Bonjour' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor(form, { message: 'Bonjour' })).toBe(key)
})

test('Other words are another sending, and so are the same words after a success', () => {
  const form = aForm()
  const first = keyFor(form, { message: 'Bonjour' })
  const second = keyFor(form, { message: 'Bonsoir' })
  expect(second).not.toBe(first)
  reopen(form)
  expect(keyFor(form, { message: 'Bonsoir' })).not.toBe(second)
})

test('Two forms of a page know nothing of each other', () => {
  expect(stateOf(aForm()).key).not.toBe(stateOf(aForm()).key)
})
