import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartFailure } from '@sira/host/startFailure'
import type { SiteBuild } from '../host.ts'
import type { DrawPage } from './astroRenderer.ts'

/** The exports of `src/astro/drawPage.ts`, built. */
interface BuiltPages {
  draw: DrawPage
  policy: string
  sheets: ReadonlyMap<string, string>
}

/** Loads the result of `astro build` from `dist`, or throws a {@link StartFailure}. */
export async function loadSiteBuild(dist: URL): Promise<SiteBuild> {
  const entry = new URL('server/entry.mjs', dist)
  const clientFolder = fileURLToPath(new URL('client', dist))
  if (!existsSync(entry) || !existsSync(clientFolder)) {
    throw new StartFailure(
      'Le site n’est pas construit : lancez « npm run build -w @sira/site », puis recommencez.',
    )
  }
  const { draw, policy, sheets } = (await import(entry.href)) as BuiltPages
  return { draw, clientFolder, built: { policy, sheets } }
}
