/**
 * A refusal with a sentence for the person and a name for the screen, in the shape of Payload’s own
 * errors.
 */
export function refusal(
  status: number,
  name: string,
  message: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response {
  const body = { errors: [{ name, message, ...more }] }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** The refusal after too many attempts; the same whether the account or its owner has to wait. */
export function tooManyAttempts(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? `${seconds} secondes` : `${minutes} minutes`
  const message = `Trop d’essais. Attendez ${wait}, puis réessayez ; ou demandez un nouveau mot de passe.`
  return refusal(429, 'TooManyAttempts', message, { seconds }, { 'retry-after': String(seconds) })
}
