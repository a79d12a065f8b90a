import { messageKindNames } from '@sira/contract/forms/messageForms'
import { registerWorker } from '../offline/registerWorker.ts'
import { askForBackgroundSync } from './backgroundSync.ts'
import { sendWaiting } from './sendWaiting.ts'
import { isWaiting, showOutbox } from './showOutbox.tsx'
import { resumeFromAddress } from './takeUp.ts'

/** Milliseconds. */
const betweenAttempts = 30_000

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
    const endpoints: unknown[] = Array.isArray(data) ? data : []
    const gone = messageKindNames.filter((kind) => endpoints.includes(kind))
    void showOutbox({ gone: gone.map((endpoint) => ({ endpoint })) })
  })
  void attempt().then(resumeFromAddress)
}
