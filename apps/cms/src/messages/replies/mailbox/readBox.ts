import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Payload } from 'payload'
import type { ReplyBox } from '../../../environment/replyBoxSettings.ts'
import { namelessReason } from '../../../mail/namelessReason.ts'
import { noteReturned } from '../returned/noteReturned.ts'
import { reportHeaders } from '../returned/refusalIn.ts'
import { returnedLetter } from '../returned/returnedLetter.ts'
import { answeredRecord, namingHeaders } from './answeredRecord.ts'
import { boxClient } from './boxClient.ts'
import { type BoxProgress, boxProgress, keepProgress } from './boxProgress.ts'
import { type Answered, type Attempt, takeLetter, tellOf } from './takeLetter.ts'

/** The attempts, a minute apart, before a letter that cannot be kept is shown as such. */
export const mostTries = 10
/** The days read when the last position is unknown: most replies come sooner. */
const daysBack = 30
const atOnce = 200
const dayMs = 24 * 60 * 60_000
const lookedAt = [...namingHeaders, ...reportHeaders]

/** Reads the mailbox once: replies to our letters are kept, all other mail stays untouched. */
export async function readBox(
  box: ReplyBox,
  payload: Payload,
  ended: AbortSignal = new AbortController().signal,
): Promise<void> {
  const client = boxClient(box)
  const end = () => client.close()
  ended.addEventListener('abort', end)
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen('INBOX')
    // Many servers number from 1, so the number alone does not identify a mailbox.
    const validity = `${box.user} ${box.host} ${uidValidity}`
    const progress = await boxProgress(validity, payload)
    await readLetters(client, progress, payload)
    await client.logout()
  } finally {
    ended.removeEventListener('abort', end)
    client.close()
  }
}

async function readLetters(client: ImapFlow, progress: BoxProgress, payload: Payload) {
  const again = Object.keys(progress.tries).map(Number)
  const fresh = await freshNumbers(client, progress)
  const numbers = [...again, ...fresh]
  for (let start = 0; start < numbers.length; start += atOnce) {
    const batch = numbers.slice(start, start + atOnce)
    const asked = { size: true, internalDate: true, envelope: true, headers: lookedAt }
    const heads = await client.fetchAll(batch, { uid: true, ...asked }, { uid: true })
    const there = new Map(heads.map((head) => [head.uid, head]))
    for (const number of batch) {
      const head = there.get(number)
      // The letter was removed from the mailbox.
      if (head === undefined) delete progress.tries[number]
      else await look(head, client, progress, payload)
      progress.next = Math.max(progress.next, number + 1)
    }
    await keepProgress(progress, payload)
  }
}

async function freshNumbers(client: ImapFlow, { next }: BoxProgress): Promise<number[]> {
  const lately = { since: new Date(Date.now() - daysBack * dayMs) }
  const asked = next === 0 ? lately : { uid: `${next}:*` }
  const found = await client.search(asked, { uid: true })
  if (!found) throw Object.assign(new Error('IMAP: SEARCH was refused'), { code: 'SearchRefused' })
  // A search of a range up to the end always gives the last letter, even one before the range.
  return found.filter((number) => number >= next).sort((one, other) => one - other)
}

async function look(
  head: FetchMessageObject,
  client: ImapFlow,
  progress: BoxProgress,
  payload: Payload,
): Promise<void> {
  const { uid, headers } = head
  const returned = await returnedLetter(head, client, payload)
  const answered = returned ? undefined : headers && (await answeredRecord(headers, payload))
  const isGivenUp = returned && (progress.tries[uid] ?? 0) >= mostTries
  if ((!answered && !returned) || isGivenUp) {
    delete progress.tries[uid]
    return
  }
  // Counted first, so that a letter that crashes the program is also given up in the end.
  const tries = (progress.tries[uid] ?? 0) + 1
  progress.tries[uid] = tries
  progress.next = Math.max(progress.next, uid + 1)
  await keepProgress(progress, payload)
  try {
    if (returned) await noteReturned(returned, payload)
    if (answered) await take(head, answered, { client, payload, tries })
    delete progress.tries[uid]
  } catch (error) {
    if (!client.usable) throw error
    payload.logger.warn(
      { ...answered, tries, reason: namelessReason(error) },
      'une réponse reçue n’a pas encore pu être gardée',
    )
  }
}

async function take(head: FetchMessageObject, answered: Answered, attempt: Attempt): Promise<void> {
  const outcome =
    attempt.tries > mostTries
      ? await tellOf(head, answered, attempt.payload)
      : await takeLetter(head, answered, attempt)
  // A letter that is not kept stays unread, for people who read the mailbox themselves.
  if (outcome !== 'kept' && outcome !== 'known') return
  await attempt.client.messageFlagsAdd(String(head.uid), ['\\Seen'], { uid: true })
}
