import { defaultLocale } from '@sira/contract/locales'
import type { PayloadRequest } from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { Job } from '../../payload-types.ts'
import { knownCheck } from './checkOf.ts'
import { keptMarks, textMark } from './textMark.ts'

/** Whether the text of an offer is the one that was checked, and its employer is trusted today. */
export async function isVerified(job: Job, req: PayloadRequest): Promise<boolean> {
  const check = await knownCheck(job.id, req)
  if (keptMarks(check?.empreintes)[defaultLocale] !== textMark({ ...job })) return false
  return (await trustedUntil(job, req)) !== undefined
}

/** The last day on which the employer of an offer is trusted; nothing where that is over. */
export async function trustedUntil(
  { compagnie }: Pick<Job, 'compagnie'>,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (!compagnie) return undefined
  const employer = await req.payload.findByID({
    collection: 'compagnies',
    id: typeof compagnie === 'number' ? compagnie : compagnie.id,
    depth: 0,
    disableErrors: true,
    req,
  })
  const until = dayOf(employer?.controleJusquau)
  return until !== undefined && until >= new Date().toISOString().slice(0, 10) ? until : undefined
}
