import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ruleOf } from '../../src/kinds/pageRules.ts'

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
}

/** Only over https: a browser ignores it elsewhere, and a trial by http must stay possible. */
const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const plainEntries = Object.entries(always)
const secureEntries = Object.entries({ ...always, ...hsts })

/** The policy of answers that are no pages: they may load nothing and stand in no frame. */
const closedCsp = "default-src 'none'; frame-ancestors 'none'"

/**
 * Astro writes the policy of a page with the hashes of its own styles and scripts. It is
 * completed with what only a header can say.
 */
export function completedCsp(
  headers: Record<string, string>,
  path: string,
): Record<string, string> {
  const policy = headers['content-security-policy']
  if (policy === undefined) return { ...headers, 'content-security-policy': closedCsp }
  const framedBy = ruleOf(path).framed ? "'self'" : "'none'"
  const directives = policy.trim().replace(/;$/, '')
  return { ...headers, 'content-security-policy': `${directives}; frame-ancestors ${framedBy}` }
}

/** Gives the headers of every answer, unless it has its own. */
export function commonHeaders({ protocol }: FastifyRequest): readonly [string, string][] {
  return protocol === 'https' ? secureEntries : plainEntries
}

/** Adds what an answer lacks; an answer passed on from the back office keeps its own policy. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of commonHeaders(request)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done()
  })
}
