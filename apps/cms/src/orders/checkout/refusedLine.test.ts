import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { expect, test } from 'vitest'
import { refusedLine } from './refusedLine.ts'
import { soldOut } from './soldOut.ts'

test('A refusal names its line, and what is left of it', () => {
  expect(refusedLine(soldOut([{ index: 2, left: 1 }]))).toEqual({ index: 2, left: 1 })
  expect(refusedLine(soldOut([{ index: 0, left: 0 }]))).toEqual({ index: 0, left: 0 })
  const closed = invalidForm([{ path: ['lignes', '1'], message: 'takes nobody any more' }])
  expect(refusedLine(closed)).toEqual({ index: 1, left: undefined })
})

test('A refusal for another reason names no line', () => {
  expect(refusedLine(invalidForm([{ path: ['phone'], message: 'is none' }]))).toBeUndefined()
  expect(refusedLine(conflict('Another order under this key'))).toBeUndefined()
  expect(refusedLine(new Error('Away'))).toBeUndefined()
})
