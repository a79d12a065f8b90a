import type { Payload } from 'payload'

/** The address that visitors type, for links in letters; without a slash at its end. */
export function publicUrl(payload: Payload): string {
  const url: unknown = payload.config.custom?.publicUrl
  if (typeof url !== 'string') throw new Error('The configuration does not name the site.')
  return url
}
