import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markFile } from '@sira/cloth/mark'
import type { FastifyInstance } from 'fastify'
import { type ContentChanges, contentChanges } from '../server/backOffice/contentChanges.ts'
import { defaultPatience } from '../server/door/slowClients.ts'
import { readEnvironment } from '../server/environment.ts'
import { createHost, errorsTo, openHost } from '../server/host.ts'
import { drawThroughNode, type NodeHandler } from '../server/rendering/drawThroughNode.ts'
import { openViewStore } from '../server/views/viewStore.ts'

export const secret = 'secret-partagé-entre-nous'

export interface SiteUnderTest {
  app: FastifyInstance
  /** Tell it what changed, in the place of the back office. */
  changes: ContentChanges
  /** Put files of the build and of the media folder below these. */
  clientFolder: string
  mediaFolder: string
  stop: () => Promise<void>
}

/** The host with pages written by the test in the place of Astro's build. */
export async function startSite(
  handler: NodeHandler,
  variables: Record<string, string> = {},
  patience = defaultPatience,
): Promise<SiteUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-site-'))
  const clientFolder = join(folder, 'client')
  const mediaFolder = join(folder, 'data', 'media')
  mkdirSync(join(clientFolder, '_astro'), { recursive: true })
  mkdirSync(mediaFolder, { recursive: true })
  writeFileSync(join(clientFolder, '_astro', 'react.abc.js'), 'export {}\n'.repeat(200))
  writeFileSync(join(clientFolder, 'favicon.svg'), markFile())
  writeFileSync(join(clientFolder, 'robots.txt'), 'User-agent: *\n')
  writeFileSync(join(mediaFolder, 'photo.webp'), 'image')
  writeFileSync(join(mediaFolder, 'notes.txt'), 'privé')
  writeFileSync(join(folder, 'data', 'secrets.json'), '{}')
  const environment = readEnvironment({
    API_URL: 'http://127.0.0.1:9/api',
    DATA_DIR: join(folder, 'data'),
    INVALIDATION_SECRET: secret,
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const host = openHost(environment, patience)
  const views = openViewStore(environment.dataDir, errorsTo(host))
  host.addHook('onClose', async () => views.close())
  const changes = contentChanges()
  const draw = drawThroughNode(handler)
  const app = await createHost(environment, { draw, clientFolder, changes, views }, host)
  return {
    app,
    changes,
    clientFolder,
    mediaFolder,
    async stop() {
      await app.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const lifetime = 'max-age=300, stale-while-revalidate=3600, stale-if-error=3600'
const filler = ' étoffe tissée à la main'.repeat(60)

/**
 * Pages as Astro would answer: `/` and `/actualite/*` count how often they are rendered, `/apercu/*`
 * and `/panier` show the cookies they got, light ones say so, and everything else is unknown. `/actualite/absent-*` finds no record.
 */
export function countingPages() {
  const renders = new Map<string, number>()
  const state = { failing: false, lacking: false, limiting: false }
  const handler: NodeHandler = (request, response, next, locals) => {
    const url = request.url ?? ''
    if (state.lacking) Object.assign(locals, { backOffice: { incomplete: true } })
    const path = url.split('?', 1)[0] ?? ''
    const known =
      /^(?:\/en|\/ar)?\/(?:404|429|nos-actualites|panier|suivi|actualite\/.*|apercu\/.*)?$/.test(
        path,
      )
    if (!known) return next()
    const times = (renders.get(url) ?? 0) + 1
    renders.set(url, times)
    if (state.failing || state.limiting) {
      response.writeHead(state.limiting ? 429 : 503, {
        'retry-after': '30',
        'cache-control': 'private, no-store',
      })
      response.end('indisponible')
      return
    }
    response.writeHead(/\/(404$|actualite\/absent)/.test(path) ? 404 : 200, {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0, must-revalidate',
      'cache-tag': path === '/' ? 'blogs' : `blogs${path.replace('/actualite', '')}`,
      'cdn-cache-control': lifetime,
      'content-security-policy': "default-src 'self';",
    })
    const light = request.headers['save-data'] === 'on' ? ' light' : ''
    const cookies = request.headers.cookie ?? ''
    response.end(`${url} ${times} ${request.method} [${cookies}]${light}${filler}</html>`)
  }
  return { handler, renders, state }
}

/** The start of a page, before its filler. */
export function start(body: string): string {
  return body.split(' étoffe')[0] ?? ''
}
