import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import * as fc from 'fast-check'

export type Headers = Record<string, string | string[]>

/** What a client may write into a header at all: HTTP ends where other characters begin. */
const headerText = fc.oneof(
  fc.string({ maxLength: 60, unit: fc.constantFrom(...'abc 0;/=\\"%\t\x80\xe9\xff') }),
  fc.integer({ min: 100, max: 2000 }).map((length) => 'k'.repeat(length)),
  fc.constantFrom(
    '__proto__',
    '-1',
    '1e9',
    '99999999999999999999',
    'null',
    'undefined',
    '{}',
    '[]',
  ),
)

export const types = {
  json: ['application/json', 'application/json; charset=utf-16', 'APPLICATION/vnd.api+json ;a=b'],
  form: ['application/x-www-form-urlencoded', 'Application/X-WWW-Form-Urlencoded; charset=x'],
}
const otherTypes = fc.oneof(
  fc.constantFrom<string | string[]>(
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    'application/json, text/plain',
    'application/json;;;=',
    '/',
    '',
    ['application/json', 'text/plain'],
    ['text/plain', 'application/json'],
  ),
  ...Object.values(types).map((some) => fc.constantFrom(...some)),
  headerText,
)

/** Mostly the right type, so that most bodies are read; or another, several, none. */
export function typeHeader(kind: keyof typeof types): fc.Arbitrary<Headers> {
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...types[kind]).map(asType) },
    { weight: 2, arbitrary: otherTypes.map(asType) },
    { weight: 1, arbitrary: fc.constant({}) },
  )
}
const asType = (type: string | string[]): Headers => ({ 'content-type': type })

const proof = fc.oneof(
  headerText,
  fc.json({ maxDepth: 3 }).map((json) => json.replace(/[^\x20-\x7e]/g, '')),
  fc.constant('['.repeat(2000)),
)

/** What a form says beside its body, and what it says falsely of it. */
export const formHeaders: fc.Arbitrary<Headers> = fc.record(
  {
    'content-language': headerText,
    'x-form-trap': headerText,
    'x-form-milliseconds': headerText,
    'x-form-proof': proof,
  },
  { requiredKeys: [] },
)
export const encodingHeader: fc.Arbitrary<Headers> = fc.record(
  { 'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity, gzip', 'x', '') },
  { requiredKeys: [] },
)
export const keyHeader: fc.Arbitrary<Headers> = fc.record(
  { 'idempotency-key': headerText },
  { requiredKeys: [] },
)
/** Of a key that is none; one of spaces counts as absent. */
export const impossibleKey: fc.Arbitrary<Headers> = headerText
  .map((text) => text.trim())
  .filter((text) => text !== '' && !isIdempotencyKey(text))
  .map((key) => ({ 'idempotency-key': key }))
