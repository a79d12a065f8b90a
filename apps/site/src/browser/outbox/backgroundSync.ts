import { hasWorker } from '../offline/registerWorker.ts'
import { queueName } from './outbox.ts'

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** The name Workbox listens to. */
const tag = `workbox-background-sync:${queueName}`

/** Asks the browser to send what waits even when the site is closed, where it can. */
export async function askForBackgroundSync(): Promise<void> {
  if (!hasWorker || !(await navigator.serviceWorker.getRegistration())) return
  try {
    const ready: SyncRegistration = await navigator.serviceWorker.ready
    await ready.sync?.register(tag)
  } catch {
    // Without it the pages themselves send what waits.
  }
}
