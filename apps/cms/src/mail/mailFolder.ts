import type { Payload } from 'payload'

/** The folder for letters when there is no mail server. */
export function mailFolder(payload: Payload): string {
  const folder: unknown = payload.config.custom?.mailDir
  if (typeof folder !== 'string')
    throw new Error('The configuration does not name the mail folder.')
  return folder
}
