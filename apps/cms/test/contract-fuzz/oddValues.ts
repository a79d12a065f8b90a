import * as fc from 'fast-check'

/** Any UTF-16 units, halves of pairs among them, as a script can make and a browser can send. */
export const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom('\ud800', 'moitié \ud83d', '\u202e', '\0', '\r\nBcc: x', '__proto__'),
)

const withoutAt = (text: string) => text.replaceAll('@', '')

/** Values as JSON texts, so that they can be what no JavaScript value is. None has an address. */
export const oddValue = fc
  .oneof(
    fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }).map((value) => JSON.stringify(value)),
    oddText.map((text) => JSON.stringify(text)),
    fc.constantFrom('1e999', '-1e999', '1e-400', '-0', '9007199254740993', `1${'0'.repeat(5000)}`),
    fc.constantFrom('{"__proto__":{"email":1}}', '{"constructor":{"prototype":{"x":1}}}'),
    fc.constantFrom(
      '{"toString":1}',
      '{"toJSON":1}',
      '{"length":1e9}',
      '[null]',
      '""',
      '"a\\u0000b"',
    ),
    fc.integer({ min: 1, max: 20_000 }).map((length) => `[${'1,'.repeat(length)}1]`),
  )
  .map(withoutAt)

/** Texts and other values in the place of an e-mail address, no bytes added make one of them. */
export const wrongEmail = fc.oneof(
  oddValue,
  fc
    .constantFrom('', 'awa', 'awa@', '@@exemple.bf', 'a b@c.bf', 'a@b.bf\nbcc:c@d.bf', '\ud800@x')
    .map((text) => JSON.stringify(text)),
  fc.integer({ min: 255, max: 5000 }).map((length) => `"${'a'.repeat(length)}@exemple.bf"`),
)
