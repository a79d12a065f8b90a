import type { Payload } from 'payload'

/** Where the back office itself reaches the site, which need not be the address visitors type. */
export function siteUrl(payload: Payload): string {
  const url: unknown = payload.config.custom?.siteUrl
  if (typeof url !== 'string') throw new Error('The configuration does not name the site.')
  return url
}
