import { hasWorker } from '../offline/registerWorker.ts'
import { queueName } from './outbox.ts'

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> }
}

/** The name Workbox listens to. */
const tag = `workbox-background-sync:${queueName}`

/** Asks the browser, where it can, to send waiting forms even when the site is closed. */
export async function askForBackgroundSync(): Promise<void> {
  if (!hasWorker || !(await navigator.serviceWorker.getRegistration())) return
  try {
    const ready: SyncRegistration = await navigator.serviceWorker.ready
    await ready.sync?.register(tag)
  } catch {
    // Without it the pages themselves send what waits.
  }
}
