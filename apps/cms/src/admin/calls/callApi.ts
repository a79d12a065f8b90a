import { reasonIn } from './answerParts.ts'

/** What came of a request to our own interface: done, or the sentence that says why not. */
export type Outcome<Body> =
  | { done: true; body: Body }
  | { done: false; message: string; status?: number }

/** A form names its own type, with what stands between its parts. */
function bodyOf(data: object): Pick<RequestInit, 'headers' | 'body'> {
  if (data instanceof FormData) return { body: data }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
}

/** Asks Payload's interface for something, as the person who is signed in; with data it changes something. */
export async function callApi<Body>(
  path: string,
  data?: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Outcome<Body>> {
  try {
    const response = await fetch(`/admin/api/${path}`, {
      credentials: 'same-origin',
      ...(data === undefined
        ? {}
        : {
            method,
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
