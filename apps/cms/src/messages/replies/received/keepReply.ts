import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { lockRow } from '../../../database/records/lockRow.ts'
import { type NamedRecord, recordsByName } from '../../../database/records/recordsByName.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { dayInFigures } from '../../../dates/dates.ts'
import { replyBoxOf } from '../../../environment/replyBoxOf.ts'
import { keepAttachments } from '../../../mail/attachments.ts'
import { mailboxOf } from '../../../mail/mailbox.ts'
import type { Email } from '../../../payload-types.ts'
import type { ReceivedLetter } from './letterReading.ts'
import type { RepliedKind } from './repliedKinds.ts'

/** The record that a reply belongs to, found by the answered letter. */
export interface AnsweredRecord {
  kind: RepliedKind
  id: number
}

export interface Reply extends ReceivedLetter {
  /** The key of the reply: it is kept once. */
  messageId: string
  arrivedAt: Date
  /** The reason why it stays in the mailbox, if it could not be read. */
  unread?: string
}

/** `aside`: kept at its record without a task for staff. */
export type Outcome = 'kept' | 'aside' | 'known' | 'enough' | 'nobody'

/**
 * The most replies to one record in a day, for its token may be misused: further ones stay in the
 * mailbox.
 */
export const mostReplies = 10
const dayMs = 24 * 60 * 60_000

/**
 * Keeps letter, files and history in one transaction: a failure keeps none of them, and it is tried
 * again.
 */
export async function keepReply(
  reply: Reply,
  answered: AnsweredRecord,
  payload: Payload,
): Promise<Outcome> {
  const req = await createLocalReq({}, payload)
  return withinTransaction(req, async () => {
    await lockRow(answered.kind, answered.id, req)
    const { kind: collection, id } = answered
    const asked = { collection, id, depth: 0, trash: true, disableErrors: true, req } as const
    const record = await recordsByName(payload).findByID(asked)
    if (!record || record.effaceeLe) return 'nobody'
    if (await isKept(reply, req)) return 'known'
    const today = await keptToday(answered, payload, req)
    if (today >= mostReplies) return 'enough'
    const isLast = today + 1 === mostReplies
    // After the last one of a day, staff must look into the mailbox.
    const waits = record.state !== 'unwanted' && (!reply.isAutomatic || isLast)
    await keep(reply, { answered, record, isLast, waits }, req)
    return waits ? 'kept' : 'aside'
  })
}

async function isKept({ messageId }: Reply, req: PayloadRequest): Promise<boolean> {
  const where = { messageId: { equals: messageId } }
  return (await req.payload.count({ collection: 'emails', where, req })).totalDocs > 0
}

/** Whether the record has had enough replies today. Also asked before a letter is read. */
export async function hasEnoughReplies(answered: AnsweredRecord, payload: Payload) {
  return (await keptToday(answered, payload)) >= mostReplies
}

async function keptToday(
  { kind, id }: AnsweredRecord,
  payload: Payload,
  req?: PayloadRequest,
): Promise<number> {
  const where = {
    kind: { equals: 'reply' },
    createdAt: { greater_than: new Date(Date.now() - dayMs).toISOString() },
    'about.relationTo': { equals: kind },
    'about.value': { equals: id },
  }
  const within = req === undefined ? {} : { req }
  return (await payload.count({ collection: 'emails', where, ...within })).totalDocs
}

interface Place {
  answered: AnsweredRecord
  record: NamedRecord
  isLast: boolean
  waits: boolean
}

async function keep(reply: Reply, place: Place, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const { answered } = place
  const about: NonNullable<Email['about']> = { relationTo: answered.kind, value: answered.id }
  const to = replyBoxOf(payload)?.address ?? ''
  const letter = await payload.create({
    collection: 'emails',
    data: {
      kind: 'reply',
      to,
      mailbox: mailboxOf(to),
      replyTo: reply.from || null,
      subject: reply.subject || '(sans objet)',
      text: reply.text,
      about,
      messageId: reply.messageId,
      attempts: 0,
      ...(reply.unread ? { state: 'failed', lastError: reply.unread } : { state: 'received' }),
    },
    depth: 0,
    req,
  })
  const kept = await keepAttachments(Number(letter.id), reply.files, req)
  await recordsByName(payload).update({
    collection: answered.kind,
    id: answered.id,
    data: place.waits ? waiting(answered) : {},
    context: {
      work: {
        act: reply.isAutomatic ? 'repliedByItself' : 'replied',
        why: detailsOf(reply, place),
        lettre: Number(letter.id),
        fichiers: kept,
        ...(reply.own === '' ? {} : { reponse: reply.own }),
      },
    },
    trash: true,
    depth: 0,
    req,
  })
}

/** The changes of a record with a new reply: it waits for us again, and leaves the trash. */
function waiting({ kind }: AnsweredRecord): Record<string, unknown> {
  const repliedAt = new Date().toISOString()
  return kind === 'estimations'
    ? { repliedAt }
    : { repliedAt, state: 'in_progress', deletedAt: null }
}

function detailsOf(reply: Reply, { record, isLast, waits }: Place): string {
  const own = mailboxOf(String(record.email ?? '')) === mailboxOf(reply.from)
  return [
    `du ${dayInFigures(reply.arrivedAt)}`,
    ...(own ? [] : ['d’une autre adresse que la sienne']),
    ...(reply.unread ? [reply.unread] : []),
    ...(reply.left > 0 ? [leftWords(reply.left)] : []),
    ...(waits && record.deletedAt ? ['sortie de la corbeille'] : []),
    ...(isLast ? ['les suivantes de ce jour restent dans la boîte'] : []),
  ].join(', ')
}

function leftWords(left: number): string {
  return left === 1
    ? 'une pièce jointe est restée dans la boîte'
    : `${left} pièces jointes sont restées dans la boîte`
}
