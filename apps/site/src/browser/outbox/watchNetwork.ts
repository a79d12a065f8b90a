import { registerWorker } from '../offline/registerWorker.ts'
import { askForBackgroundSync } from './backgroundSync.ts'
import type { Gone } from './Outbox.tsx'
import { isSendingKind } from './sendingKinds.ts'
import { sendWaiting } from './sendWaiting.ts'
import { isWaiting, showOutbox } from './showOutbox.tsx'
import { resumeFromAddress } from './takeUp.ts'

/** Milliseconds. */
const betweenAttempts = 30_000

/** What the worker tells of what it has sent. */
function isGone(told: unknown): told is Gone {
  return (
    typeof told === 'object' && told !== null && 'endpoint' in told && isSendingKind(told.endpoint)
  )
}

/** Sends what waits now and whenever the connection may be back; the service worker does it when no page is open. */
export function watchNetwork(): void {
  const attempt = async () => showOutbox({ gone: await sendWaiting() })
  addEventListener('online', attempt)
  // A line can be too weak to send anything without the browser ever calling itself offline.
  setInterval(() => isWaiting() && attempt(), betweenAttempts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && isWaiting()) void askForBackgroundSync()
  })
  registerWorker()
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const gone: unknown[] = Array.isArray(data) ? data : []
    void showOutbox({ gone: gone.filter(isGone) })
  })
  void attempt().then(resumeFromAddress)
}
