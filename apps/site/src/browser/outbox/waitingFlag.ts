/** Says in localStorage that something waits to be sent, so that other pages load nothing. */
export const waitingFlag = 'sira-envois'

export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(waitingFlag, '1')
    else localStorage.removeItem(waitingFlag)
  } catch {
    // A browser without memory has no outbox either.
  }
}
