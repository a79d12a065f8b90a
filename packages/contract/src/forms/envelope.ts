/**
 * Headers that travel beside the payload of a form, which stays as product 7 has it. A server that
 * does not know them, such as Strapi's, ignores them.
 */
export const formHeaders = {
  /** One name for one sending: whatever arrives twice under it is kept once. */
  key: 'idempotency-key',
  /** The language to answer the visitor in. */
  language: 'content-language',
  /** What stood in the field that people do not see. */
  trap: 'x-form-trap',
  /** Milliseconds between the opening of the page and the sending. */
  filledIn: 'x-form-milliseconds',
  /** The solved challenge, as JSON, where the settings ask for one. */
  proof: 'x-form-proof',
  /** Answered: by which the visitor follows what was sent. */
  reference: 'x-reference',
  /** Answered: by which the device that sent it opens it, kept where no script reads it. */
  dossierKey: 'x-dossier-key',
} as const

/** Name of the field that people do not see. */
export const trapField = 'site_web'

/** Nobody reads and fills in a form faster; milliseconds. */
export const shortestFillingIn = 1000

/** Letters, digits, dashes: what a UUID or a hash is written in. */
const keyPattern = /^[\w-]{8,100}$/

export function isIdempotencyKey(text: string): boolean {
  return keyPattern.test(text)
}
