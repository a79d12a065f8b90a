import type { RenderedResponse } from '@sira/response-cache/renderedResponse'
import type { LeanPage } from './leanStyles.ts'
import { lettingIn } from './lettingIn.ts'
import { completedCsp } from './securityHeaders.ts'

/**
 * The export of the build (src/astro/drawPage.ts). Gives undefined where no page has this address.
 */
export type DrawPage = (request: Request, locals: object) => Promise<Response | undefined>

interface PageRequest {
  method: string
  /** Path and query. */
  target: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Gives `undefined` where no page has this address. */
export type RenderPage = (page: PageRequest) => Promise<RenderedResponse | undefined>

/**
 * Draws a page into memory. The page sees only the headers given here, so a cached page cannot
 * depend on its first visitor.
 */
export function astroRenderer(
  draw: DrawPage,
  locals: () => object,
  lean: LeanPage = (page) => page,
  /** The policy of all pages together. */
  policyOfPages?: string,
): RenderPage {
  return async ({ method, target, headers = {}, body }) => {
    const told: Partial<Pick<App.Locals, 'shared' | 'backOffice' | 'letsIn'>> = locals()
    const request = new Request(`http://localhost${target}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    })
    const answer = await draw(request, told)
    if (answer === undefined) return undefined
    const received = headersOf(answer)
    const { status } = answer
    const incomplete = told.backOffice?.incomplete === true
    const isPage = received['content-type']?.startsWith('text/html') === true
    if (isPage) received['content-type'] = 'text/html; charset=utf-8'
    const policy = received['content-security-policy'] ?? (isPage ? policyOfPages : undefined)
    if (policy === undefined) {
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status, headers: completedCsp(received, target), body: bytes, incomplete }
    }
    // Only pages have a policy of their own.
    const page = lean({ html: await answer.text(), policy })
    received['content-security-policy'] = lettingIn(page.policy, told.letsIn)
    const about = told.shared
    const whole = Buffer.from(page.html)
    return { status, headers: completedCsp(received, target), body: whole, about, incomplete }
  }
}

function headersOf({ headers }: Response): Record<string, string> {
  const received: Record<string, string> = {}
  for (const [name, value] of headers) {
    if (ofTheLine.has(name)) continue
    const before = received[name]
    // A cookie may hold a comma but no line break: the host splits them at it (personalPages.ts).
    received[name] = before === undefined ? value : `${before}\n${value}`
  }
  return received
}

/** Headers of the connection, not of the page. */
const ofTheLine: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'date',
])
