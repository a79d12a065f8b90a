import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses a request with two hosts (RFC 9112, 3.2). Node (24) keeps the first, and a proxy in front
 * may have taken the other: the answer for one would be kept for the other.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasTwoHosts(raw)) return
    await reply.code(400).header('connection', 'close').type('text/plain').send('Two Host headers.')
  })
}

export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}
