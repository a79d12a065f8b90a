import { refusal, refusedBefore, sentFile, wholeAnswer } from './fileAnswers.ts'

const lostConnection = 'Connexion perdue : rien n’a été envoyé. Réessayez quand elle sera revenue.'

let lost = false
const listeners = new Set<() => void>()

function tell(now: boolean): void {
  if (now === lost) return
  lost = now
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isConnectionLost(): boolean {
  return lost
}

/**
 * Lets every request of the screens say whether there is a connection. Payload 3.90 shows people
 * the browser's own words for a request that went nowhere (« Failed to fetch »): they are given
 * ours; for a file, as a refusal (fileAnswers). Gives back the way to stop.
 */
export function watchConnection(): () => void {
  const send = window.fetch
  window.fetch = async (...request) => {
    const file = sentFile(request)
    const early = file && refusedBefore(file)
    if (early) return early
    try {
      const answer = await send(...request)
      tell(false)
      return file ? await wholeAnswer(answer) : answer
    } catch (error) {
      // Not a request that was given up, which is an AbortError.
      if (!(error instanceof TypeError)) throw error
      tell(true)
      if (file) return refusal(lostConnection)
      throw new TypeError(lostConnection, { cause: error })
    }
  }
  window.addEventListener('unhandledrejection', pardon)
  return () => {
    window.fetch = send
    window.removeEventListener('unhandledrejection', pardon)
  }
}

/** Payload asks for some things that nothing waits for: without a connection that is no fault. */
function pardon(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof TypeError && reason.message === lostConnection) event.preventDefault()
}
