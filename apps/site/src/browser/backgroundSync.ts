import { queueName } from './outbox.ts'

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** The name Workbox listens to. */
const tag = `workbox-background-sync:${queueName}`

const offered = 'serviceWorker' in navigator && import.meta.env.PROD

/** While there is a network: the worker that will be needed when there is none. */
export function prepareBackgroundSync(): void {
  if (offered) navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

/** Asks the browser to send what waits even when the site is closed, where it can. */
export async function askForBackgroundSync(): Promise<void> {
  if (!offered || !(await navigator.serviceWorker.getRegistration())) return
  try {
    const ready: SyncRegistration = await navigator.serviceWorker.ready
    await ready.sync?.register(tag)
  } catch {
    // Without it the pages themselves send what waits.
  }
}
