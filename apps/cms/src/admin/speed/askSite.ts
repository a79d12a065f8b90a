import { signedCall } from '@sira/host/calls/signedCall'

const answerTimeMs = 3000

/** What the site keeps of its visits, in figures; `undefined` while it cannot be asked. */
export async function askSite<Answer>(
  address: string,
  question: object,
  answer: { parse(said: unknown): Answer },
): Promise<Answer | undefined> {
  const secret = process.env.INVALIDATION_SECRET
  if (!secret) return undefined
  try {
    const response = await fetch(address, {
      ...signedCall(question, secret, new Date()),
      signal: AbortSignal.timeout(answerTimeMs),
    })
    return response.ok ? answer.parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}
