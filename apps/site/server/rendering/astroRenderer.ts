import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import { inject } from 'light-my-request'
import { leanPolicy } from './leanPolicy.ts'
import type { LeanStyles } from './leanStyles.ts'
import { completedCsp } from './securityHeaders.ts'

/** What Astro's build exports in middleware mode (`dist/server/entry.mjs`). */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => void | Promise<void>

interface PageRequest {
  method: string
  /** Path and query. */
  target: string
  headers?: Record<string, string>
  body?: Buffer
}

/** `undefined` when no page has this address. */
export type RenderPage = (page: PageRequest) => Promise<RenderedResponse | undefined>

/**
 * Renders with the built Astro handler into memory. The page sees only the headers given here,
 * so what is cached cannot depend on who asked for it first.
 */
export function astroRenderer(
  handler: AstroHandler,
  locals: () => object,
  lean: LeanStyles = (page) => page,
  // Astro gives its pages none while they are being written.
  policyOfPages?: string,
): RenderPage {
  return async ({ method, target, headers = {}, body }) => {
    const told: Partial<Pick<App.Locals, 'shared' | 'backOffice'>> = locals()
    let unmatched = false
    const answer = await inject(
      (request, response) => {
        // light-my-request plays Node's own request and response.
        const pair = [request, response] as unknown as [IncomingMessage, ServerResponse]
        const next = () => {
          unmatched = true
          pair[1].end()
        }
        Promise.resolve()
          .then(() => handler(...pair, next, told))
          .catch((error: unknown) =>
            pair[1].destroy(error instanceof Error ? error : new Error(String(error))),
          )
      },
      {
        method: method as 'GET',
        url: target,
        headers: { host: 'localhost', ...headers },
        ...(body === undefined ? {} : { payload: body }),
      },
    )
    if (unmatched) return undefined
    const received: Record<string, string> = {}
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value === undefined || hopByHop.has(name)) continue
      // A cookie may hold a comma, and none a line: the host tells them apart (personalPages.ts).
      const between = name === 'set-cookie' ? '\n' : ', '
      received[name] = Array.isArray(value) ? value.join(between) : String(value)
    }
    const status = answer.statusCode
    const incomplete = told.backOffice?.incomplete === true
    const isPage = received['content-type']?.startsWith('text/html') === true
    if (isPage) received['content-type'] = 'text/html; charset=utf-8'
    const policy = received['content-security-policy'] ?? (isPage ? policyOfPages : undefined)
    if (policy === undefined) {
      return {
        status,
        headers: completedCsp(received, target),
        body: answer.rawPayload,
        incomplete,
      }
    }
    // Only pages have a policy of their own.
    const page = lean({ html: answer.payload, policy })
    received['content-security-policy'] = leanPolicy(page.policy, page.html)
    const about = told.shared
    const whole = Buffer.from(page.html)
    return { status, headers: completedCsp(received, target), body: whole, about, incomplete }
  }
}

const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
])
