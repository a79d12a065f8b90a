import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { DrawPage } from './astroRenderer.ts'

/** A program that answers as Node has it: Astro's development server. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => void | Promise<void>

/** Draws pages by such a program. */
export function drawThroughNode(handler: NodeHandler): DrawPage {
  return async (asked, locals) => {
    let unmatched = false
    const { pathname, search } = new URL(asked.url)
    const answer = await inject(
      (request, response) => {
        // light-my-request plays Node's own request and response.
        const pair = [request, response] as unknown as [IncomingMessage, ServerResponse]
        const next = () => {
          unmatched = true
          pair[1].end()
        }
        Promise.resolve()
          .then(() => handler(...pair, next, locals))
          .catch((error: unknown) =>
            pair[1].destroy(error instanceof Error ? error : new Error(String(error))),
          )
      },
      {
        method: asked.method as 'GET',
        url: pathname + search,
        headers: { host: 'localhost', ...Object.fromEntries(asked.headers) },
        ...(asked.body === null ? {} : { payload: Buffer.from(await asked.arrayBuffer()) }),
      },
    )
    if (unmatched) return undefined
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, String(one))
    }
    const { statusCode: status, rawPayload } = answer
    const hasBody = rawPayload.length > 0 && asked.method !== 'HEAD'
    return new Response(hasBody ? new Uint8Array(rawPayload) : null, { status, headers })
  }
}
