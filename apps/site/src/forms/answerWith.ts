interface Told {
  status: number
  /** Seconds. */
  retryAfter?: number | undefined
}

interface Answer {
  status?: number
  headers: Headers
}

/** A rate limit tells when to ask again, in a way that programs read too (RFC 6585, 4). */
export function answerWith(answer: Answer, { status, retryAfter }: Told): void {
  answer.status = status
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
}
