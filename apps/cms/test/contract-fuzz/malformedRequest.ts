import { request as httpRequest } from 'node:http'
import * as fc from 'fast-check'

/** A request no form could have made: whatever else, it holds no complete form. */
export interface MalformedRequest {
  path: string
  headers: Record<string, string>
  body: Uint8Array
}

/** A value of any kind; a text in it never is an e-mail address. */
const anyValue = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('@'))
const fieldName = fc.constantFrom('nom', 'name', 'email', 'phone', 'message', '__proto__', 'id')
const wrongEmail = fc.oneof(
  anyValue,
  fc.constantFrom('', 'awa', 'awa@', '@exemple.bf', 'a b@c.bf', 'a@b.bf\nbcc:c@d.bf', '\ud800@x'),
)
const text = (value: unknown) => Buffer.from(JSON.stringify(value) ?? 'null')

/** The right wrapper around fields of the wrong kind. */
const wrongFields = fc
  .tuple(fc.dictionary(fieldName, anyValue), wrongEmail)
  .map(([fields, email]) => text({ data: { ...fields, email } }))

const wrongWrapper = fc
  .oneof(anyValue, fc.record({ data: fc.oneof(fc.string(), fc.integer()) }))
  .map(text)

const cutOff = wrongFields.map((body) => body.subarray(0, Math.max(1, body.length - 3)))

const deep = fc
  .tuple(fc.integer({ min: 100, max: 20_000 }), fc.constantFrom('[', '{"a":', '[[', '{"data":'))
  .map(([depth, opening]) => {
    const closing = opening.includes('{') ? '}' : ']'.repeat(opening.length)
    const nested = `${opening.repeat(depth)}1${closing.repeat(depth)}`
    return Buffer.from(
      `{"data":{"email":${nested},"nom":${nested.slice(0, 1000)}`.length % 2
        ? nested
        : `{"data":{"nom":"a","email":${nested}}}`,
    )
  })

const form = fc
  .array(
    fc.tuple(
      fc.constantFrom('data', 'data[email]', 'data[[', 'data[a][b][c][d][e][f][g]', '%'),
      fc.string(),
    ),
    {
      maxLength: 20,
    },
  )
  .map((pairs) =>
    Buffer.from(
      pairs
        .map(
          ([name, value]) =>
            `${name}=${encodeURIComponent(value.replaceAll('@', '').toWellFormed())}`,
        )
        .join('&'),
    ),
  )

const tooLong = fc
  .integer({ min: 102_401, max: 150_000 })
  .map((length) => Buffer.alloc(length, 'a'))

const body = fc.oneof(
  { weight: 4, arbitrary: wrongFields },
  { weight: 2, arbitrary: wrongWrapper },
  { weight: 2, arbitrary: cutOff },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 500 }) },
  { weight: 1, arbitrary: deep },
  { weight: 2, arbitrary: form },
  { weight: 1, arbitrary: tooLong },
)

const headerText = fc.string({ maxLength: 60, unit: fc.constantFrom(...'abc 0;/=\\"%é') })
const contentType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ),
  headerText,
)
const headers = fc.record(
  {
    'content-type': contentType,
    'idempotency-key': headerText,
    'content-language': headerText,
    'x-form-trap': headerText,
    'x-form-milliseconds': headerText,
    'x-form-proof': fc.oneof(headerText, fc.json({ maxDepth: 3 })),
  },
  { requiredKeys: ['content-type'] },
)

export const malformedRequest: fc.Arbitrary<MalformedRequest> = fc.record({
  path: fc.constantFrom('/api/devis', '/api/contacts', '/api/newsletters'),
  headers: headers.map(
    (given) =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          Buffer.from(value ?? '')
            .toString('latin1')
            .replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
        ]),
      ) as Record<string, string>,
  ),
  body,
})

/** The status and the body of the answer; throws where the connection broke. */
export function post(
  origin: string,
  { path, headers: given, body: sent }: MalformedRequest,
  agent: import('node:http').Agent,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { ...given, 'content-length': sent.length } }
    const asked = httpRequest(`${origin}${path}`, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asked.once('error', reject)
    asked.end(sent)
  })
}
