import { reportPath, reportRequest } from '@sira/contract/comments/thread'
import * as z from 'zod'
import { type Caller, callBackOffice } from '../../../transport/calls/callBackOffice.ts'

const done = z.looseObject({})

/** Whether the comment that a form names was reported; nothing where it names none. */
export async function reportedComment(
  caller: Caller,
  sent: FormData | undefined,
): Promise<boolean | undefined> {
  const asked = reportRequest.safeParse({ commentaire: sent?.get('signaler') })
  if (!asked.success) return undefined
  const called = await callBackOffice(caller, reportPath, asked.data, done)
  // One that is gone by now needs nobody's eye any more.
  return called.state === 'done' || called.state === 'unknown'
}
