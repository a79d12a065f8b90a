import type { Payload } from 'payload'
import { replyBoxOf } from '../../../environment/replyBoxOf.ts'
import type { ReplyBox } from '../../../environment/replyBoxSettings.ts'
import { awayReason } from './awayReason.ts'
import { noteAway, noteBack } from './boxState.ts'

/** Milliseconds: after the start has settled. */
const firstLookMs = 5000
const betweenLooksMs = 60_000
/** A server that is away is asked less and less often, and as usual once it is back. */
const longestWaitMs = 30 * 60_000

/**
 * Reads the mailbox of replies while the program runs, if one is set. It is no job of Payload’s
 * queue, because each run would write two rows. Gives a function that stops it.
 */
export function keepReading(payload: Payload): () => void {
  const box = replyBoxOf(payload)
  if (box === undefined) return () => undefined
  const ending = new AbortController()
  let timer = setTimeout(() => void look(), firstLookMs).unref()
  let failures = 0
  /** The last logged state; unknown after a start. */
  let told: string | null | undefined

  async function look(): Promise<void> {
    const reason = await lookOnce(box as ReplyBox, payload, ending.signal)
    if (ending.signal.aborted) return
    failures = reason === null ? 0 : failures + 1
    if (reason !== told) tell(reason)
    told = reason
    const wait = Math.min(betweenLooksMs * 2 ** Math.max(0, failures - 1), longestWaitMs)
    timer = setTimeout(() => void look(), wait).unref()
  }

  function tell(reason: string | null): void {
    if (reason !== null)
      payload.logger.warn(
        { reason },
        'la boîte des réponses (IMAP_URL) ne peut pas être lue, et le sera dès que possible',
      )
    else if (told !== undefined) payload.logger.warn('la boîte des réponses est lue de nouveau')
  }

  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

/** Reads the mailbox once. Gives the reason of a failure, else null. */
export async function lookOnce(
  box: ReplyBox,
  payload: Payload,
  ended: AbortSignal,
): Promise<string | null> {
  try {
    const { readBox } = await import('./readBox.ts')
    await readBox(box, payload, ended)
    await noteBack(payload)
    return null
  } catch (error) {
    // A bug of ours is logged, not blamed on the mailbox.
    if (error instanceof TypeError) payload.logger.error({ err: error }, 'une réponse reçue')
    const reason = awayReason(error)
    if (!ended.aborted) await noteAway(reason, payload).catch(() => undefined)
    return reason
  }
}
