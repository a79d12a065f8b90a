import type * as z from 'zod'

/** Longer than an answer of theirs takes; whoever asks has a customer waiting, or asks again. */
const patienceMs = 10_000
/** Characters: an answer of theirs is a few hundred. */
const longestAnswer = 100_000

/** The provider gave no answer that can be used: nothing is known, and it is asked again later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

interface Question {
  headers?: Record<string, string>
  /** With it the question is a POST. */
  body?: object
}

/** One call to a provider. Throws a {@link ProviderAway} where no usable answer comes. */
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
    // Neither keys nor customers: addresses of providers hold none.
    throw new ProviderAway(`${new URL(url).host} gave no answer that can be used`, { cause })
  }
}
