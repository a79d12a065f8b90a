import type { Server } from 'node:http'
import type { Valkey } from '@sira/host/counting/valkey'
import { createResponseCache } from '@sira/response-cache/responseCache'
import Fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { Payload } from 'payload'
import { contractApi } from '../../../src/contract/contractApi.ts'
import type { FormRateLimit } from '../../../src/contract/http/rateLimit.ts'
import { onChange } from '../../../src/publication/changes/changeListeners.ts'

/** The public addresses of the forms, over the contract API. */
export interface FormApi {
  send(
    path: string,
    data: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  ask(request: InjectOptions | string): Promise<LightMyRequestResponse>
  /** At this port of the machine too, for programs that call it. */
  listen(port: number): Promise<Server>
  close(): Promise<void>
}

/** Without a limit of its own a test may send as often as it wants. */
const unlimited: FormRateLimit = { max: 1_000_000, timeWindowMs: 60_000 }

export async function openFormApi(
  payload: Payload,
  formRateLimit: FormRateLimit = unlimited,
  valkey?: Valkey,
): Promise<FormApi> {
  const app = Fastify({ logger: false, trustProxy: true })
  const cache = createResponseCache({ maxBytes: 1024 * 1024 })
  const forgetting = onChange((changed) => cache.invalidate(changed))
  app.addHook('onClose', async () => void forgetting())
  await app.register(contractApi, { prefix: '/api', payload, cache, formRateLimit, valkey })
  return {
    send: (path, data, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ data }),
      }),
    ask: (request) => app.inject(request),
    async listen(port) {
      await app.listen({ port, host: '127.0.0.1' })
      return app.server
    },
    close: () => app.close(),
  }
}
