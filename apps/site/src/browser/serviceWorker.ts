import { Queue } from 'workbox-background-sync/Queue.js'
import { keep, queueName } from './outbox.ts'
import { sendWaiting } from './sendWaiting.ts'

interface OpenPage {
  visibilityState: DocumentVisibilityState
  postMessage(message: unknown): void
}

/** As this file is also checked with the types of a page. */
declare const self: EventTarget & {
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<OpenPage[]> }
}

/** Ten years, in minutes: nothing that waits is thrown away behind the visitor's back. */
const forEver = 10 * 365 * 24 * 60

/** Sends what waits when the browser says that there is a network and no page is there to do it. */
new Queue(queueName, {
  maxRetentionTime: forEver,
  async onSync() {
    const pages = await self.clients.matchAll({ includeUncontrolled: true })
    // The browser tries again later, as it does after every failure.
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) {
      throw new Error('a page is open: it sends by itself')
    }
    const gone = await sendWaiting()
    for (const page of pages) page.postMessage(gone.map(({ endpoint }) => endpoint))
    if (pages.length > 0) return
    for (const { request, id, since, ...note } of gone)
      await keep(request, { ...note, waitsFor: 'thanks' })
  },
})
