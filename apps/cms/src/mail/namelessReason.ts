/**
 * Gives the reason of a failed letter by codes only: mail servers name the recipient, and a log
 * cannot be erased.
 */
export function namelessReason(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || 'raison inconnue'
}
