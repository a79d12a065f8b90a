import { describe, expect, it } from 'vitest'
import { partAt, reasonIn, textAt } from './answerParts.ts'

describe('what is read of an answer in the browser', () => {
  const refused = {
    errors: [{ message: 'Refusé.', data: { errors: [{ message: 'Trop long.' }] } }],
  }

  it('is what stands at the end of the path, whatever the answer is', () => {
    expect(textAt(refused, 'errors', 0, 'message')).toBe('Refusé.')
    for (const body of [undefined, null, 'errors', 3, [], { errors: null }, { errors: [null] }]) {
      expect(partAt(body, 'errors', 0, 'message')).toBeUndefined()
    }
    expect(textAt({ errors: [{ message: 4 }] }, 'errors', 0, 'message')).toBeUndefined()
  })

  it('is the reason of the field where Payload gives one, and the sentence above it else', () => {
    expect(reasonIn(refused)).toBe('Trop long.')
    expect(reasonIn({ errors: [{ message: 'Refusé.' }] })).toBe('Refusé.')
    expect(reasonIn('<html>')).toBeUndefined()
  })
})
