import { describe, expect, it } from 'vitest'
import { sentData } from './sentData.ts'

const missing = 'Missing "data" payload in the request body'

describe('the data of a body (contract.md, Create)', () => {
  it('comes from JSON and from a form', () => {
    const form = 'data[nom]=&data[email]=a%40b.bf'

    expect(sentData('{"data":{"nom":"A"}}', 'application/json; charset=utf-8')).toEqual({
      nom: 'A',
    })
    expect(sentData(form, 'application/x-www-form-urlencoded')).toEqual({
      nom: '',
      email: 'a@b.bf',
    })
  })

  it.each(['', '{}', '{"nom":""}', '{"data":null}', '{"data":"x"}', '{"data":5}', '[]', '5'])(
    'is missing in %s',
    (body) => {
      expect(() => sentData(body, 'application/json')).toThrow(missing)
    },
  )

  it('is missing in a body of another kind, or of none', () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', undefined]) {
      expect(() => sentData('{"data":{}}', type)).toThrow(missing)
    }
    expect(() => sentData(undefined, 'application/json')).toThrow(missing)
  })

  it('tells what is wrong with malformed JSON, as recorded (n10)', () => {
    expect(() => sentData('{"data": {"nom": "", "email": ', 'application/json')).toThrow(
      'Unexpected end of JSON input',
    )
  })

  it('refuses what is nested deeper than any form, however deep', () => {
    for (const depth of [30, 20_000]) {
      const nested = `${'['.repeat(depth)}1${']'.repeat(depth)}`
      const body = `{"data":{"email":${nested}}}`
      expect(() => sentData(body, 'application/json')).toThrow('nested too deeply')
    }
    expect(sentData('{"data":{"email":[[["a"]]]}}', 'application/json')).toEqual({
      email: [[['a']]],
    })
  })
})
