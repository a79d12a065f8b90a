import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import * as z from 'zod'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
})
const message = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })), resource: z.unknown() }),
  ),
})

export type KeptSpan = z.output<typeof span>

/** Takes traces as OTLP over HTTP, in JSON; `silent`: takes the call, and answers nothing. */
export async function startCollector() {
  const spans: KeptSpan[] = []
  const state = { silent: false, calls: 0 }
  const server = createServer(async (request, response) => {
    state.calls += 1
    const body = message.parse(await json(request))
    for (const { scopeSpans } of body.resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    if (!state.silent) response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    state,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
