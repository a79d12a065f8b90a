import { Queue } from 'workbox-background-sync/Queue.js'
import { sendKept } from './applications/sendKept.ts'
import { catchPosts } from './offline/caughtPosts.ts'
import { keepMainPages, keepOfflinePages, keepReadPages } from './offline/keepFirstPages.ts'
import type { LifeEvent } from './offline/lifeEvent.ts'
import { serveOffline } from './offline/serveOffline.ts'
import { everythingKept, queueName } from './outbox/outbox.ts'
import { sendWaiting } from './outbox/sendWaiting.ts'

interface OpenPage {
  url: string
  postMessage(message: unknown): void
}

/** Declared here, because this file is also checked with the types of a page. */
declare const self: EventTarget & {
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<OpenPage[]> }
  skipWaiting(): Promise<void>
}

// A browser that wakes no worker sends what waits with the next page that its visitor opens.
serveOffline(() => sendKept().catch(() => undefined))

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

async function tellPages(message: string): Promise<void> {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    page.postMessage(message)
  }
}

/** Ten years, in minutes: an unsent form is never dropped silently. */
const forEver = 10 * 365 * 24 * 60

/** Sends waiting forms when the browser reports a network, with or without an open page. */
const queue = new Queue(queueName, {
  maxRetentionTime: forEver,
  async onSync() {
    await sendWaiting()
    const waiting = await sendKept().catch(() => 0)
    await tellPages('gone')
    // The browser tries again later, as it does after every failure.
    if (waiting > 0 || (await everythingKept()).some(({ waitsFor }) => waitsFor === 'network')) {
      throw new Error('there was no network after all')
    }
  },
})

catchPosts({ tell: tellPages, sendLater: () => queue.registerSync() })
