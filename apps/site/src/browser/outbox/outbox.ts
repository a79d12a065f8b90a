import type { Typed } from '@sira/contract/forms/messageForm'
import { change, entriesOf } from './queueDatabase.ts'
import type { SendingKind } from './sendingKinds.ts'

/** Also the name of Workbox's queue in the service worker: both see the same entries. */
export const queueName = 'formulaires'

export interface OutboxNote {
  endpoint: SendingKind
  typed: Typed<string>
  /** The key of this sending: however often it is tried, one record is made. */
  key: string
  /**
   * `network`: sent by itself as soon as possible; `person`: only when the visitor says so;
   * `answered`: the same, since the server did not take it as it is; `thanks`: it has gone, which the
   * page that is looked at next says.
   */
  waitsFor: 'network' | 'person' | 'answered' | 'thanks'
  /** The reason, where the visitor can do something about it. */
  advice?: string | undefined
  /** The address of the sent dossier and its reference, once it has been sent. */
  address?: string | undefined
  reference?: string | undefined
}

export interface OutboxEntry extends OutboxNote {
  id: number
  request: Request
  /** The time when it was kept (epoch milliseconds). */
  since: number
}

/** An entry as Workbox stores it. */
interface StoredEntry {
  id: number
  requestData: RequestInit & { url: string }
  timestamp: number
  metadata: OutboxNote
}

/** Keeps a request on the device. Throws where the browser keeps nothing. */
export async function keep(request: Request, note: OutboxNote): Promise<void> {
  const { url, method, headers } = request
  const body = await request.clone().arrayBuffer()
  const entry: Omit<StoredEntry, 'id'> = {
    requestData: { url, method, headers: Object.fromEntries(headers), body },
    timestamp: Date.now(),
    metadata: { ...note },
  }
  await change((store) => store.add({ ...entry, queueName }))
}

/** Keeps a sending in place of its earlier copies, and of the message it was begun from. */
export async function keepAnew(request: Request, note: OutboxNote, from?: Sending): Promise<void> {
  const before = await tracesOf(note)
  if (from) before.push(...(await tracesOf(from)))
  await keep(request, note)
  await deleteAll(before)
}

export async function everythingKept(): Promise<OutboxEntry[]> {
  const entries = await entriesOf<StoredEntry>(queueName)
  return entries.map(({ id, requestData, timestamp, metadata }) => ({
    ...metadata,
    id,
    request: new Request(requestData.url, requestData),
    since: timestamp,
  }))
}

/** Every trace of one sending: it may have been noted anew while it was on its way. */
export async function forget(sending: Sending): Promise<void> {
  await deleteAll(await tracesOf(sending))
}

/**
 * Changes the note of a sending and moves it to the end. An entry that another tab has sent or
 * removed stays away; of two concurrent changes, one stays.
 */
export async function renote(entry: OutboxEntry, change: Partial<OutboxNote>): Promise<void> {
  const before = await tracesOf(entry)
  if (before.length === 0) return
  const { id, request, since, ...note } = entry
  await keep(request, { ...note, ...change })
  const older = note.key === '' ? before : (await tracesOf(entry)).slice(0, -1)
  await deleteAll(older)
}

async function deleteAll(entries: readonly OutboxEntry[]): Promise<void> {
  for (const { id } of entries) await change((store) => store.delete(id))
}

/** `id`: of an entry whose key is empty, as some of older versions are. */
type Sending = Pick<OutboxEntry, 'key'> & Partial<Pick<OutboxEntry, 'id'>>

/** The oldest first. */
async function tracesOf({ key, id }: Sending): Promise<OutboxEntry[]> {
  const everything = await everythingKept()
  return everything.filter((entry) => (key === '' ? entry.id === id : entry.key === key))
}
