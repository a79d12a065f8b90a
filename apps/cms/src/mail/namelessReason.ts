/** Why a letter did not leave: mail servers name whom they refuse, and a log cannot be erased. */
export function namelessReason(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || 'raison inconnue'
}
