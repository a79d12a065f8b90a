import type { Payload } from 'payload'

/** Where letters are written without a mail server. */
export function mailFolder(payload: Payload): string {
  const folder: unknown = payload.config.custom?.mailDir
  if (typeof folder !== 'string')
    throw new Error('The configuration does not name the mail folder.')
  return folder
}
