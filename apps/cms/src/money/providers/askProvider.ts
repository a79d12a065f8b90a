import type * as z from 'zod'

/**
 * Milliseconds: longer than their answers take. A customer waits for it, or the question is
 * repeated later.
 */
const patienceMs = 10_000
/** Characters: their answers have a few hundred. */
const longestAnswer = 100_000

/** The provider gave no usable answer: nothing is known, and the question is repeated later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

interface Question {
  headers?: Record<string, string>
  /** With a body the request is a POST. */
  body?: object
}

/** Calls a provider. Throws a {@link ProviderAway} without a usable answer. */
export async function askProvider<Answer>(
  url: string,
  schema: z.ZodType<Answer>,
  { headers = {}, body }: Question = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    })
    const text = await response.text()
    if (text.length > longestAnswer) throw new Error(`${text.length} characters`)
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    // Only the host: the log may hold neither keys nor customers.
    throw new ProviderAway(`${new URL(url).host} gave no answer that can be used`, { cause })
  }
}
