import * as fc from 'fast-check'
import { oddText } from './oddValues.ts'

const oddNames = [
  'data',
  'data[email]',
  'data[email][]',
  'data[email][x]',
  'data[nom]',
  'data[[',
  'data]email[',
  'data[',
  '[]',
  '[data][email]',
  'data[__proto__][email]',
  '__proto__[data]',
  'data[constructor][prototype][email]',
  'data[99999999999]',
  'data.email',
  '%',
  '%E0%A4',
  '',
]
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...oddNames) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 8000 }).map((depth) => `data${'[a]'.repeat(depth)}`),
  },
)
const value = oddText.map((text) => text.replaceAll('@', '').toWellFormed())
const pair = fc.oneof(
  fc.tuple(name, value).map(([key, text]) => `${key}=${encodeURIComponent(text)}`),
  // As no browser would write it.
  fc.tuple(name, value).map(([key, text]) => `${key}=${text.replaceAll('%4', '')}`),
  fc.constantFrom('&&', '===', 'data', 'data[nom]=Awa', 'data[name]=Awa', 'data[email]=awa%40'),
)

const pairs = fc.array(pair, { maxLength: 12 })
const many = fc
  .tuple(pair, fc.integer({ min: 1000, max: 3000 }))
  .map(([one, count]) => Array.from({ length: count }, () => one.slice(0, 30)))

/** Bodies of forms without script, with brackets and percent signs out of place. */
export const malformedForm = fc
  .oneof({ weight: 9, arbitrary: pairs }, { weight: 1, arbitrary: many })
  .map((all): Uint8Array => Buffer.from(all.join('&')).subarray(0, 100_000))
