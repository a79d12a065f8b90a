import { Queue } from 'workbox-background-sync/Queue.js'
import { keepMainPages, keepOfflinePages, keepReadPages } from './offline/keepFirstPages.ts'
import { serveOffline } from './offline/serveOffline.ts'
import { keep, queueName } from './outbox/outbox.ts'
import { sendWaiting } from './outbox/sendWaiting.ts'

interface OpenPage {
  url: string
  visibilityState: DocumentVisibilityState
  postMessage(message: unknown): void
}

/** As this file is also checked with the types of a page. */
declare const self: EventTarget & {
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<OpenPage[]> }
  skipWaiting(): Promise<void>
}

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

serveOffline()

const openPages = async () =>
  (await self.clients.matchAll({ includeUncontrolled: true })).map(({ url }) => url)

// Pages hold nothing of an older worker: a new one takes over at once, and no page is loaded again.
// The page that was being read is kept first: from then on the network may go.
self.addEventListener('install', (event) => {
  const kept = openPages().then((open) =>
    Promise.all([keepOfflinePages(open), keepReadPages(open)]),
  )
  ;(event as LifeEvent).waitUntil(kept.then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const kept = openPages().then((open) => Promise.all([keepReadPages(open), keepMainPages(open)]))
  ;(event as LifeEvent).waitUntil(kept)
})

// A page that was on its way while the worker took over was seen by nobody: it tells of itself.
self.addEventListener('message', (event) => {
  ;(event as LifeEvent).waitUntil(openPages().then(keepReadPages))
})

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
    for (const page of pages)
      page.postMessage(gone.map(({ endpoint, address }) => ({ endpoint, address })))
    if (pages.length > 0) return
    for (const { request, id, since, ...note } of gone)
      await keep(request, { ...note, waitsFor: 'thanks' })
  },
})
