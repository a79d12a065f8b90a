import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeAnswer = (request: IncomingMessage, response: ServerResponse) => void

export interface FakeBackOffice {
  /** Base of the contract. */
  apiUrl: string
  /** Paths with their query, decoded, in the order they were asked. */
  asked: string[]
  /** From now on every call is answered so. */
  answer: (how: FakeAnswer) => void
  stop: () => Promise<void>
}

export function json(
  body: unknown,
  headers: Record<string, string> = {},
  status = 200,
): FakeAnswer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** A real HTTP server on a free port, that answers as each test says. */
export async function startFakeBackOffice(): Promise<FakeBackOffice> {
  let how: FakeAnswer = json({ data: [] })
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''))
    how(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    asked,
    answer(next) {
      how = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((stopped) => server.close(() => stopped()))
    },
  }
}
