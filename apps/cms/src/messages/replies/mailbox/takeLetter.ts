import { createHash } from 'node:crypto'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Payload } from 'payload'
import { storable } from '../../../database/records/storable.ts'
import { oneLine } from '../../../mail/drawing/oneLine.ts'
import { readApart } from '../../../reader/readApart.ts'
import { UnreadFile } from '../../../reader/unreadFile.ts'
import {
  type AnsweredRecord,
  hasEnoughReplies,
  keepReply,
  type Outcome,
  type Reply,
} from '../received/keepReply.ts'
import { letterReading } from '../received/letterReading.ts'
import { largestLetter } from './boxClient.ts'

const tooLarge = 'trop grande pour être reprise\u00a0: lisez-la dans la boîte'
const unreadable = 'elle n’a pas pu être reprise\u00a0: lisez-la dans la boîte'

export type Answered = AnsweredRecord & { letter: number }

export interface Attempt {
  client: ImapFlow
  payload: Payload
  /** The number of attempts, with this one. */
  tries: number
}

/** `told`: staff were told that the letter is there, and read it in the mailbox. */
type Taken = Outcome | 'told'

/** Keeps a letter at its record; for an unreadable one, only the fact that it came. */
export async function takeLetter(
  head: FetchMessageObject,
  answered: Answered,
  { client, payload }: Attempt,
): Promise<Taken> {
  if (await hasEnoughReplies(answered, payload)) return 'enough'
  if ((head.size ?? 0) > largestLetter) return tellOf(head, answered, payload, tooLarge)
  const source = { source: true } as const
  const [fetched] = await client.fetchAll([head.uid], source, { uid: true })
  if (fetched?.source === undefined) throw new Error('La lettre n’est plus dans la boîte.')
  const letter = await readApart(letterReading, fetched.source).catch((error: unknown) => {
    if (error instanceof UnreadFile) return error
    throw error
  })
  if (letter instanceof UnreadFile) {
    // A letter that was too large once would be so again.
    payload.logger.warn({ ...answered, end: letter.end }, 'une réponse reçue ne se lit pas')
    return tellOf(head, answered, payload)
  }
  return keepReply({ ...letter, ...namesOf(head, answered) }, answered, payload)
}

/** Tells staff that a letter is in the mailbox, and where it belongs. */
export async function tellOf(
  head: FetchMessageObject,
  answered: Answered,
  payload: Payload,
  unread = unreadable,
): Promise<Taken> {
  const outcome = await keepReply({ ...unreadReply(head, answered), unread }, answered, payload)
  return outcome === 'kept' || outcome === 'known' ? 'told' : outcome
}

function unreadReply(head: FetchMessageObject, answered: Answered): Reply {
  const { from = [], subject = '' } = head.envelope ?? {}
  return {
    ...namesOf(head, answered),
    from: oneLine(storable(from[0]?.address ?? '')),
    subject: oneLine(storable(subject)),
    text: '',
    own: '',
    isAutomatic: false,
    files: [],
    left: 0,
  }
}

/**
 * Names a reply by its letter: the same mail in answer to another letter of ours is another reply.
 */
function namesOf(head: FetchMessageObject, { letter }: Answered) {
  const arrivedAt = new Date(head.internalDate ?? Date.now())
  const name = head.envelope?.messageId || `${arrivedAt.toISOString()} ${head.size}`
  const messageId = `reply-${createHash('sha256').update(`${letter} ${name}`).digest('hex')}`
  return { arrivedAt, messageId }
}
