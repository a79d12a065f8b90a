import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartFailure } from '@sira/host/startFailure'
import type { SiteBuild } from '../host.ts'
import type { AstroHandler } from './astroRenderer.ts'

/** Loads what `astro build` left in `dist`, or throws a {@link StartFailure}. */
export async function loadSiteBuild(dist: URL): Promise<SiteBuild> {
  const entry = new URL('server/entry.mjs', dist)
  const clientFolder = fileURLToPath(new URL('client', dist))
  if (!existsSync(entry) || !existsSync(clientFolder)) {
    throw new StartFailure(
      'Le site n’est pas construit : lancez « npm run build -w @sira/site », puis recommencez.',
    )
  }
  // Astro's adapter for Node exports its handler under this name.
  const { handler } = (await import(entry.href)) as { handler: AstroHandler }
  return { handler, clientFolder }
}
