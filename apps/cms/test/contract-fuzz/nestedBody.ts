import * as fc from 'fast-check'

const brackets = [
  ['[', ']'],
  ['{"a":', '}'],
  ['{"data":', '}'],
  ['[[', ']]'],
  ['[{"email":', '}]'],
  ['{"__proto__":', '}'],
] as const
const places = [
  (nested: string) => nested,
  (nested: string) => `{"data":${nested}}`,
  (nested: string) => `{"data":{"nom":"Awa","name":"Awa","email":${nested}}}`,
  (nested: string) => `{"data":{"nom":${nested},"name":${nested.slice(0, 40)}`,
]
/** Room for what stands around it within the 100 kB of a form. */
const longest = 99_000

/** Brackets in brackets, as many as fit into the body of a form; closed or not. */
export const nestedBody = fc
  .record({
    pair: fc.constantFrom(...brackets),
    fill: fc.double({ min: 0, max: 1, noNaN: true }),
    place: fc.constantFrom(...places),
    isClosed: fc.boolean(),
  })
  .map(({ pair: [opening, closing], fill, place, isClosed }): Uint8Array => {
    const length = opening.length + (isClosed ? closing.length : 0)
    const depth = Math.floor((fill * longest) / length)
    return Buffer.from(place(`${opening.repeat(depth)}1${isClosed ? closing.repeat(depth) : ''}`))
  })
