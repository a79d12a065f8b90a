import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { readRunningProduct } from './runningProduct.ts'

type Handler = (...call: [...Parameters<RequestListener>, next: () => void, locals: object]) => void

/** Answers as Astro gives them to the host, before it says anything else to caches in front. */
export async function startAstro() {
  const entry = new URL('../../apps/site/dist/server/entry.mjs', import.meta.url)
  const { handler } = (await import(entry.href)) as { handler: Handler }
  const { siteUrl, backOfficeUrl } = readRunningProduct()
  const content = { apiUrl: `${backOfficeUrl}/api` }
  const locals = { address: siteUrl, server: content, logError: console.error }
  const server = createServer((request, response) =>
    handler(request, response, () => response.destroy(), { ...locals }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: localUrlAt(port), stop: () => server.close() }
}
