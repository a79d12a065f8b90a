import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Payload } from 'payload'
import { secretsOf } from '../../../environment/secretsOf.ts'
import { letterOfToken } from '../../../mail/returning/returnToken.ts'
import type { Email } from '../../../payload-types.ts'
import { isReport, refusalIn } from './refusalIn.ts'

/** The bytes read of a report: its message comes first, then the headers of our letter. */
const readBytes = 256 * 1024

export interface ReturnedLetter {
  letter: Email
  /** A status of RFC 3463: « 5.1.1 ». */
  status: string
}

/**
 * Gives our letter that a mail server could not deliver; undefined for other mail. Only the signed
 * token identifies it, wherever it stands in the report: without one nobody can block an address,
 * and only the recipient of that letter has one.
 */
export async function returnedLetter(
  { headers, uid }: FetchMessageObject,
  client: ImapFlow,
  payload: Payload,
): Promise<ReturnedLetter | undefined> {
  if (!headers || !isReport(headers.toString('latin1'))) return undefined
  const source = { start: 0, maxLength: readBytes }
  const [fetched] = await client.fetchAll([uid], { source }, { uid: true })
  const report = fetched?.source?.toString('latin1') ?? ''
  const id = letterOfToken(report.replace(/=\r?\n/g, ''), secretsOf(payload))
  if (id === undefined) return undefined
  const asked = { collection: 'emails', id, depth: 0, disableErrors: true } as const
  const letter = await payload.findByID(asked)
  if (!letter || letter.kind === 'reply') return undefined
  const status = refusalIn(report, letter.to)
  return status === undefined ? undefined : { letter, status }
}
