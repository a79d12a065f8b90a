import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import lighthouse from 'lighthouse'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { root } from '../scripts/product/settings.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { inBrowser } from './product/inBrowser.ts'

const rounds = 7
const article = '/actualite/cv-une-page-lu-jusquau-bout'

/**
 * `npm run bench:paint`: the largest paint and the blocking time of an article with a photograph,
 * beside a page written by hand with the same picture, fonts and first words, in turns, as on a
 * phone (Lighthouse).
 */
await runCommand(async () => {
  const figures = { ours: [] as Paint[], theirs: [] as Paint[] }
  await inBrowser(async ({ siteUrl, port }) => {
    const handmade = await serveHandmade(await (await fetch(siteUrl + article)).text(), siteUrl)
    try {
      for (let round = 0; round < rounds; round += 1) {
        figures.ours.push(await paintOf(siteUrl + article, port))
        figures.theirs.push(await paintOf(handmade.url, port))
      }
    } finally {
      await handmade.stop()
    }
  })
  for (const name of ['LCP', 'FCP', 'TBT', 'CLS'] as const) {
    const [ours, theirs] = [figures.ours, figures.theirs].map((all) =>
      median(all.map((one) => one[name])),
    )
    if (ours === undefined || theirs === undefined) continue
    const ratio = theirs > 0 ? `, ratio ${(ours / theirs).toFixed(2)}` : ''
    console.info(
      `${name}: ${ours.toFixed(name === 'CLS' ? 3 : 0)} beside ${theirs.toFixed(name === 'CLS' ? 3 : 0)}${ratio}`,
    )
  }
})

/** Milliseconds; CLS has no unit. */
interface Paint {
  LCP: number
  FCP: number
  TBT: number
  CLS: number
}

async function paintOf(url: string, port: number): Promise<Paint> {
  await fetch(url)
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  })
  const audits = result?.lhr.audits
  if (!audits) throw new StartFailure(`Lighthouse n’a rien mesuré sur ${url}.`)
  const value = (id: string) => audits[id]?.numericValue ?? 0
  return {
    LCP: value('largest-contentful-paint'),
    FCP: value('first-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  }
}

/** A page with nothing but the heading, the picture and the first paragraph of ours. */
async function serveHandmade(html: string, siteUrl: string) {
  const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
  const assets = join(root, 'apps/site/dist/client/_astro')
  const fonts = readdirSync(assets).filter((name) => /^(bricolage|figtree).*woff2$/.test(name))
  const [titles = '', texts = ''] = fonts.toSorted()
  const picture = part(/<img class="size-full object-cover"[^>]*fetchPriority="high"[^>]*>/i)
  const page = brotliCompressSync(`<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Une page</title>
<link rel="preload" href="/_astro/${titles}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/_astro/${texts}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:T;src:url(/_astro/${titles});font-weight:200 800;font-display:swap}
@font-face{font-family:P;src:url(/_astro/${texts});font-weight:300 900;font-display:swap}
body{font:17px/1.6 P;margin:20px;background:#faf6ee}h1{font:700 36px/1.1 T}img{width:100%;height:auto}</style></head>
<body>${part(/<h1.*?<\/h1>/s)}${picture}${part(/<p>.*?<\/p>/s)}</body></html>`)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      })
      response.end(page)
    } else if (pathname.startsWith('/_astro/')) {
      const body = await readFile(join(assets, pathname.slice('/_astro/'.length)))
      response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000' })
      response.end(body)
    } else {
      const passed = await fetch(siteUrl + pathname)
      response.writeHead(passed.status, {
        'content-type': passed.headers.get('content-type') ?? '',
      })
      response.end(Buffer.from(await passed.arrayBuffer()))
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((stopped) => server.close(stopped).closeAllConnections()),
  }
}
