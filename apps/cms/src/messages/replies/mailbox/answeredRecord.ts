import type { Payload } from 'payload'
import { secretsOf } from '../../../environment/secretsOf.ts'
import { letterOfToken } from '../../../mail/returning/returnToken.ts'
import type { AnsweredRecord } from '../received/keepReply.ts'
import { isRepliedKind } from '../received/repliedKinds.ts'

/** The headers in which a reply names the answered letter. */
export const namingHeaders = [
  ...['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'],
  ...['in-reply-to', 'references'],
]

/** Finds the record and the letter of ours that a mail answers; undefined for other mail. */
export async function answeredRecord(
  headers: Uint8Array,
  payload: Payload,
): Promise<(AnsweredRecord & { letter: number }) | undefined> {
  const letter = letterOfToken(Buffer.from(headers).toString('latin1'), secretsOf(payload))
  if (letter === undefined) return undefined
  const asked = { id: letter, depth: 0, disableErrors: true, select: { about: true } } as const
  const found = await payload.findByID({ collection: 'emails', ...asked })
  const { relationTo, value } = found?.about ?? {}
  if (!isRepliedKind(relationTo)) return undefined
  return { kind: relationTo, id: Number(value), letter }
}
