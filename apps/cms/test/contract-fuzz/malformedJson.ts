import * as fc from 'fast-check'
import { oddValue, wrongEmail } from './oddValues.ts'

type Pair = readonly [name: string, value: string]

const objectOf = (pairs: readonly Pair[]) =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
const dataOf = (pairs: readonly Pair[]) => objectOf([['data', objectOf(pairs)]])

const rightValues = {
  nom: 'Awa',
  name: 'Awa',
  phone: '70 12 34 56',
  indicatif: '+226',
  service: 'Autres',
  subject: 'Autres',
  message: 'Bonjour',
}
const fieldNames = Object.keys(rightValues)
const hostileNames = ['__proto__', 'constructor', 'hasOwnProperty', 'id', 'state', '', 'data']
const right = Object.entries(rightValues).map(([name, value]): Pair => [name, `"${value}"`])

/** The right wrapper around fields of the wrong kind; a name may come several times. */
const wrongFields = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...fieldNames, ...hostileNames), oddValue), { maxLength: 9 }),
    fc.array(wrongEmail, { maxLength: 3 }),
  )
  .map(([fields, emails]) => dataOf([...fields, ...emails.map((one): Pair => ['email', one])]))

/** A good form but for its address. */
const oneWrong = wrongEmail.map((email) => dataOf([...right, ['email', email]]))

const wrongWrapper = fc.oneof(
  oddValue,
  fc
    .tuple(fc.constantFrom('data', 'Data', '__proto__', 'constructor'), oddValue)
    .map(([name, value]) => objectOf([[name, value]])),
  // The last of two counts.
  oddValue.map((value) => `{"data":${dataOf(right)},"data":${value}}`),
)

export const goodJson = dataOf([...right, ['email', '"awa@exemple.bf"']])

/** JSON that is cut off, and so invalid. */
const cutOff = fc
  .integer({ min: 1, max: goodJson.length - 1 })
  .map((length) => goodJson.slice(0, length))

const notJson = fc.constantFrom(
  'NaN',
  '{data:{}}',
  "{'data':{}}",
  '{"data":{},}',
  '{}{}',
  '\ufeff{',
)

const text = fc
  .oneof(
    { weight: 4, arbitrary: wrongFields },
    { weight: 3, arbitrary: oneWrong },
    { weight: 2, arbitrary: wrongWrapper },
    { weight: 1, arbitrary: cutOff },
    { weight: 1, arbitrary: notJson },
  )
  .map((json): Uint8Array => Buffer.from(json))

/** Bytes that no UTF-8 has, put in anywhere. */
const wrongBytes = fc
  .tuple(wrongFields, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0xff, 0xc0, 0xed))
  .map(([json, place, byte]): Uint8Array => {
    const bytes = Buffer.from(json)
    const at = Math.floor(bytes.length * place)
    return Buffer.concat([bytes.subarray(0, at), Buffer.of(byte, 0xa0), bytes.subarray(at)])
  })

export const malformedJson = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 1, arbitrary: wrongBytes },
)
