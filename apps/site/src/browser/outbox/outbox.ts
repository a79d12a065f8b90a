import type { Typed } from '@sira/contract/forms/messageForm'
import { QueueStore } from 'workbox-background-sync/QueueStore.js'
import { StorableRequest } from 'workbox-background-sync/StorableRequest.js'
import type { SendingKind } from './sendingKinds.ts'

/** Also the name of Workbox's queue in the service worker: both see the same entries. */
export const queueName = 'formulaires'

export interface OutboxNote {
  endpoint: SendingKind
  typed: Typed<string>
  /** Names this sending: however often it is tried, one record is made. */
  key: string
  /**
   * `network`: sent by itself as soon as possible; `person`: only when the visitor says so;
   * `thanks`: sent while no page was open, the next one says so.
   */
  waitsFor: 'network' | 'person' | 'thanks'
  /** Why, where the visitor can do something about it. */
  advice?: string | undefined
  /** Where it can be seen, once it has gone. */
  address?: string | undefined
}

export interface OutboxEntry extends OutboxNote {
  id: number
  request: Request
  /** When it was put here (epoch milliseconds). */
  since: number
}

const store = new QueueStore(queueName)

/** Keeps a request on the device. Throws where the browser keeps nothing. */
export async function keep(request: Request, note: OutboxNote): Promise<void> {
  const stored = await StorableRequest.fromRequest(request)
  await store.pushEntry({
    requestData: stored.toObject(),
    timestamp: Date.now(),
    metadata: { ...note },
  })
}

export async function everythingKept(): Promise<OutboxEntry[]> {
  const entries = await store.getAll()
  return entries.map(({ id, requestData, timestamp, metadata }) => ({
    ...(metadata as OutboxNote),
    id,
    request: new StorableRequest(requestData).toRequest(),
    since: timestamp,
  }))
}

/** Every trace of one sending: it may have been noted anew while it was on its way. */
export async function forget({ key }: Pick<OutboxEntry, 'key'>): Promise<void> {
  for (const entry of await everythingKept())
    if (entry.key === key) await store.deleteEntry(entry.id)
}

/** Changes what is noted of an entry; its place is the last then. */
export async function renote(entry: OutboxEntry, change: Partial<OutboxNote>): Promise<void> {
  const { id, request, since, ...note } = entry
  await keep(request, { ...note, ...change })
  await store.deleteEntry(id)
}
