import { formHeaders } from '@sira/contract/forms/envelope'
import type { KeptApplication } from './applicationStore.ts'
import { RefusedFile, uploadFile } from './uploadFile.ts'

type Answer = Pick<KeptApplication, 'state' | 'reference' | 'problem'>

const week = 7 * 86_400_000

/** States with nothing left to send: others may use the same phone. */
const isDone = ({ state }: Pick<KeptApplication, 'state'>) =>
  state === 'sent' || state === 'again' || state === 'already'

/** Until when it is shown; what is not done with stays until its visitor erases it. */
export const staysUntil = (kept: KeptApplication): number =>
  isDone(kept) ? kept.since + week : Number.POSITIVE_INFINITY

/** As it is kept after the answer: what is done with keeps its title and reference alone. */
export function toldOf(kept: KeptApplication, answer: Answer): KeptApplication {
  const told = { ...kept, ...answer, since: Date.now() }
  return isDone(told) ? { ...told, texts: {}, files: [], depots: {} } : told
}

interface Refusal {
  status: number
  field?: string | undefined
}

/** Its offer is over, or was hidden: what came for it may join the pool. */
export function isLate({ status, field = 'job' }: Refusal, hasOffer: boolean): boolean {
  return hasOffer && status === 400 && field === 'job'
}

/** The row of one that is being sent. */
interface Row {
  /** False once its visitor has erased it. */
  isKept(): Promise<boolean>
  /** Notes the ticket of a file: the next try goes on there. */
  begun(field: string, ticket: string): Promise<void>
}

/** Sends one; gives what became of it, or nothing where it waits on. */
export async function sendOne(kept: KeptApplication, row: Row): Promise<Answer | undefined> {
  const { files } = kept
  const depots = { ...kept.depots }
  const sendForm = async () => ((await row.isKept()) ? post(kept, depots) : undefined)
  let field = ''
  try {
    // As the page began it: what had arrived is the same, and was begun in time.
    if (files.every((file) => file.field in depots)) {
      const answer = await sendForm()
      if (answer?.problem?.name !== 'ended') return answer
    }
    for (const file of files) {
      field = file.field
      const begun = (ticket: string) => row.begun(file.field, ticket)
      depots[field] = await uploadFile({ ...file, ticket: depots[field] }, { waits: [], begun })
    }
    return await sendForm()
  } catch (error) {
    const isLarge = error instanceof RefusedFile && error.status === 413
    return isLarge ? { state: 'refused', problem: { status: 413, field } } : undefined
  }
}

async function post(
  { key, locale, endpoint, texts: data }: KeptApplication,
  depots: Readonly<Record<string, string>>,
): Promise<Answer | undefined> {
  const headers = {
    'content-type': 'application/json',
    [formHeaders.key]: key,
    [formHeaders.language]: locale,
  }
  const body = JSON.stringify({ data, depots })
  const answer = await fetch(`/api/${endpoint}`, { method: 'POST', headers, body })
  const { ok, status } = answer
  if (ok)
    return { state: 'sent', reference: answer.headers.get(formHeaders.reference) ?? undefined }
  if (status >= 500 || status === 429) return undefined
  const said = await answer.json().catch(() => undefined)
  // A proxy says in words of its own that it is too large, and will again; others may be gone next time.
  if (said === undefined && status !== 413) return undefined
  const [first] = said?.error?.details?.errors ?? []
  if (status === 409) return { state: first?.name === 'applied' ? 'already' : 'again' }
  const { path, message, name } = first ?? {}
  const problem = { status, field: path?.at(-1), message, name }
  return isLate(problem, 'job' in data) ? { state: 'late' } : { state: 'refused', problem }
}
