import { expect, test } from 'vitest'
import { groupPhone } from './fields.ts'

test.each([
  ['70123456', '70 12 34 56'],
  ['70.12-34 56', '70 12 34 56'],
  ['+22670123456', '+226 70 12 34 56'],
  ['0022670123456', '00226 70 12 34 56'],
  // A number of another country, or none, stays as it was typed.
  ['0708091011', '0708091011'],
  ['701234', '701234'],
])('The number %s is shown as %s once it is typed', (typed, shown) => {
  const control = { value: typed } as HTMLInputElement
  groupPhone(control)
  expect(control.value).toBe(shown)
})
