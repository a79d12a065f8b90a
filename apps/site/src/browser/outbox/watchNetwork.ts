import { askForBackgroundSync } from './backgroundSync.ts'
import { sendWaiting } from './sendWaiting.ts'
import { isWaiting, showOutbox } from './showOutbox.tsx'
import { resumeFromAddress } from './takeUp.ts'

/** Milliseconds. */
const betweenAttempts = 10_000

/**
 * Sends waiting forms now and whenever the connection may be back; without an open page the service
 * worker does it.
 */
export function watchNetwork(): void {
  const attempt = async () => {
    await sendWaiting()
    await showOutbox()
  }
  addEventListener('online', attempt)
  // A line can be too weak to send anything without the browser ever calling itself offline.
  setInterval(() => isWaiting() && attempt(), betweenAttempts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void showOutbox()
    else if (isWaiting()) void askForBackgroundSync()
  })
  // The worker has sent something.
  navigator.serviceWorker?.addEventListener('message', () => void showOutbox())
  void attempt().then(resumeFromAddress)
}
