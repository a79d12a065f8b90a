import { readRunningProduct } from './runningProduct.ts'

type Draw = (request: Request, locals: object) => Promise<Response | undefined>

/** Pages as Astro gives them to the host, before it says anything else to caches in front. */
export async function astroAnswers(): Promise<(address: string) => Promise<Response>> {
  const entry = new URL('../../apps/site/dist/server/entry.mjs', import.meta.url)
  const { draw } = (await import(entry.href)) as { draw: Draw }
  const { siteUrl, backOfficeUrl } = readRunningProduct()
  const server = { apiUrl: `${backOfficeUrl}/api` }
  return async (address) => {
    const locals = { address: siteUrl, server, logError: console.error }
    const page = await draw(new Request(`http://localhost${address}`), locals)
    if (page === undefined) throw new Error(`No page has the address ${address}`)
    return page
  }
}
