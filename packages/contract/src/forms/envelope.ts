/**
 * Headers that travel beside the payload of a form, which stays as product 7 has it. A server that
 * does not know them, such as Strapi's, ignores them.
 */
export const formHeaders = {
  /** The name of one sending: everything that arrives under the same name is kept once. */
  key: 'idempotency-key',
  /** The language to answer the visitor in. */
  language: 'content-language',
  /** The content of the field that people do not see. */
  trap: 'x-form-trap',
  /** Milliseconds between the opening of the page and the sending. */
  filledIn: 'x-form-milliseconds',
  /** The solved challenge, as JSON, where the settings ask for one. */
  proof: 'x-form-proof',
  /** In the answer: the reference for the follow-up. */
  reference: 'x-reference',
  /**
   * In the answer: the key by which the sending device opens the dossier. It is kept out of the
   * reach of scripts.
   */
  dossierKey: 'x-dossier-key',
} as const

/** Name of the field that people do not see. */
export const trapField = 'site_web'

/** Milliseconds. No person reads and fills in a form faster. */
export const shortestFillingIn = 1000

/** Letters, digits and dashes: the characters of a UUID or a hash. */
const keyPattern = /^[\w-]{8,100}$/

export function isIdempotencyKey(text: string): boolean {
  return keyPattern.test(text)
}
