import type { Payload } from 'payload'

/** The public address of the site, for links in letters; without a slash at its end. */
export function siteUrl(payload: Payload): string {
  const url: unknown = payload.config.custom?.siteUrl
  if (typeof url !== 'string') throw new Error('The configuration does not name the site.')
  return url
}
