import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from './answer.ts'

/** Node's own server with one answer and nothing around it: the most that a cache in Node can reach. */
export interface BareNode {
  url: string
  stop(): void
}

export async function startBareNode({ headers, body }: Answer): Promise<BareNode> {
  const list = Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
  const server = createServer((_request, response) => {
    response.writeHead(200, list)
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
