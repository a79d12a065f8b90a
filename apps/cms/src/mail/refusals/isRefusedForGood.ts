/**
 * Whether a mail server said that it will never take a message: trying again would change
 * nothing. A refused password (535) can be put right, so it is not one of these.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const about = code === 'EENVELOPE' || code === 'EMESSAGE'
  return about && typeof responseCode === 'number' && responseCode >= 500
}
