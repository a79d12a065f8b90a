import * as z from 'zod/mini'

/** Of a field that was refused, Payload names the reason one level deeper. */
const refusedField = z.object({ errors: z.array(z.object({ message: z.string() })) })
const failure = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.optional(z.unknown()) })),
})

function reasonIn(body: unknown): string | undefined {
  const problem = failure.safeParse(body).data?.errors[0]
  return refusedField.safeParse(problem?.data).data?.errors[0]?.message ?? problem?.message
}

/** What came of a request to our own interface: done, or the sentence that says why not. */
export type Outcome<Body> =
  | { done: true; body: Body }
  | { done: false; message: string; status?: number }

/** A form names its own type, with what stands between its parts. */
function bodyOf(data: object): Pick<RequestInit, 'headers' | 'body'> {
  if (data instanceof FormData) return { body: data }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
}

/** Asks Payload's interface for something, as the person who is signed in. */
export async function callApi<Body>(path: string, data?: object): Promise<Outcome<Body>> {
  try {
    const response = await fetch(`/admin/api/${path}`, {
      credentials: 'same-origin',
      ...(data === undefined
        ? {}
        : {
            method: 'POST',
            ...bodyOf(data),
          }),
    })
    const body: unknown = await response.json()
    if (response.ok) return { done: true, body: body as Body }
    const message = reasonIn(body) ?? 'La demande a échoué.'
    return { done: false, message, status: response.status }
  } catch {
    return { done: false, message: 'Le back office ne répond pas. Réessayez dans un instant.' }
  }
}
