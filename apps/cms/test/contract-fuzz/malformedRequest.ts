import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { malformedForm } from './malformedForm.ts'
import { goodJson, malformedJson } from './malformedJson.ts'
import { nestedBody } from './nestedBody.ts'
import {
  encodingHeader,
  formHeaders,
  type Headers,
  impossibleKey,
  keyHeader,
  typeHeader,
  types,
} from './oddHeaders.ts'
import type { SentRequest } from './sendRequest.ts'

/** Past the 100 kB of a form: zeros, or a good form with a message that is too long. */
const tooLong = fc
  .tuple(fc.integer({ min: 102_401, max: 300_000 }), fc.boolean())
  .map(([length, isForm]): Uint8Array => {
    const start = Buffer.from(isForm ? goodJson.replace('"Awa"', `"${'a'.repeat(length)}`) : '0')
    return Buffer.concat([start, Buffer.alloc(Math.max(0, length - start.length))])
  })

const bytes = fc.uint8Array({ maxLength: 500 })
const compressed = malformedJson.map((body): Uint8Array => gzipSync(body, { level: 1 }))

type Given = readonly [body: Uint8Array, headers: Headers]
const of = (body: fc.Arbitrary<Uint8Array>, kind: keyof typeof types): fc.Arbitrary<Given> =>
  fc
    .tuple(body, typeHeader(kind), formHeaders, encodingHeader, keyHeader)
    .map(([sent, ...headers]) => [sent, Object.assign({}, ...headers)])

/** A good form under a key that is none: its sender would believe himself protected. */
const unprotected: fc.Arbitrary<Given> = fc
  .tuple(fc.constantFrom(...types.json), formHeaders, impossibleKey)
  .map(([type, headers, key]) => [
    Buffer.from(goodJson),
    { ...headers, ...key, 'content-type': type },
  ])

const given = fc.oneof(
  { weight: 10, arbitrary: of(malformedJson, 'json') },
  { weight: 4, arbitrary: of(malformedForm, 'form') },
  { weight: 2, arbitrary: of(nestedBody, 'json') },
  { weight: 1, arbitrary: of(bytes, 'json') },
  { weight: 1, arbitrary: of(compressed, 'json') },
  { weight: 1, arbitrary: of(tooLong, 'json') },
  { weight: 1, arbitrary: unprotected },
)

/** A request no form could have made: whatever else, it must not be taken. */
export const malformedRequest: fc.Arbitrary<SentRequest> = fc
  .record({
    path: fc.constantFrom('/api/devis', '/api/contacts', '/api/newsletters'),
    given,
    inPieces: fc.boolean(),
  })
  .map(({ path, given: [body, headers], inPieces }) => ({
    path,
    body,
    headers,
    inPieces,
    // Else a failure is told in megabytes; its seed makes the whole of it again.
    [fc.toStringMethod]: () =>
      `${path} ${JSON.stringify(headers)} ${Buffer.from(body).toString('latin1', 0, 300)}`,
  }))
