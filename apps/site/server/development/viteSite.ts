import { fileURLToPath } from 'node:url'
import { dev } from 'astro'
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '../../build/contentPolicy.ts'
import type { SiteBuild } from '../host.ts'
import { drawThroughNode } from '../rendering/drawThroughNode.ts'
import { freshLeanStyles } from './freshLeanStyles.ts'

interface ViteSite {
  build: SiteBuild
  stop(): Promise<void>
}

/**
 * The symbol under which Astro's development server finds the locals of a request (seen in 7.3.4).
 */
const localsOfRequest = Symbol.for('astro.locals')
/** The addresses that Vite serves to a page during development, and its socket for changes. */
const ofVite = ['/@*', '/src/*', '/node_modules/*', '/__open-in-editor']

/** Vite writes its styles and scripts into the page; `style` attributes stay forbidden. */
const policy = [
  ...contentPolicy,
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "style-src-attr 'none'",
].join('; ')

/** Runs the site from its sources behind the host: Astro draws the pages, as its build would. */
export async function viteSite(app: FastifyInstance): Promise<ViteSite> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const vite = await dev({
    root,
    logLevel: 'warn',
    // Only the host talks to it, so any free port will do; the host carries the socket.
    server: { host: '127.0.0.1', port: 0 },
    vite: { server: { ws: { server: app.server } } },
  })
  const draw = drawThroughNode((request, response, _next, locals) => {
    Reflect.set(request, localsOfRequest, locals)
    vite.handle(request, response)
  })
  for (const url of ofVite) {
    app.get(url, (request, reply) => {
      reply.hijack()
      vite.handle(request.raw, reply.raw)
    })
  }
  const development = { policy, lean: freshLeanStyles(`${root}src`) }
  return {
    build: { draw, clientFolder: `${root}public`, development },
    stop: () => vite.stop(),
  }
}
