import * as z from 'zod'
import type { BackOffice } from '../door/contractClient.ts'
import { type Refusal, refusalOf } from './refusal.ts'

/** The caller, whose calls the back office counts. */
export interface Caller {
  backOffice: BackOffice
  /** The network address of the visitor. */
  visitor: string | null
}

export type Called<Answer> = { state: 'done'; answer: Answer } | Refusal

const wrapped = z.object({ data: z.unknown() })
const record = z.object({ attributes: z.looseObject({}) })

/** Calls the back office about a dossier, and reads its answer; never throws. */
export async function callBackOffice<Answer>(
  { backOffice, visitor }: Caller,
  path: string,
  data: object,
  answer: z.ZodType<Answer>,
  headers: Record<string, string> = {},
): Promise<Called<Answer>> {
  const sent = await backOffice.send(path, { data }, visitor, headers)
  if (sent.status !== 200) {
    const refusal = refusalOf(sent)
    if (refusal.state === 'away') {
      backOffice.logError(`POST /${path} failed`, sent.reason ?? `Status ${sent.status}`)
    }
    return refusal
  }
  const given = wrapped.safeParse(sent.body).data?.data
  const read = answer.safeParse(record.safeParse(given).data?.attributes ?? given)
  if (read.success) return { state: 'done', answer: read.data }
  backOffice.logError(`POST /${path} answered in another shape`, read.error)
  return { state: 'away' }
}
