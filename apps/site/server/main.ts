import { mkdirSync } from 'node:fs'
import { siteSearch } from '../src/search/siteSearch.ts'
import { endWithStarter } from './endWithStarter.ts'
import { readEnvironment } from './environment.ts'
import { stopGracefully } from './gracefulStop.ts'
import { createHost } from './host.ts'
import { listen } from './listening.ts'
import { readRedirections } from './redirections.ts'
import { loadSiteBuild } from './siteBuild.ts'
import { openSpeedStore } from './speed/speedStore.ts'
import { StartFailure } from './startFailure.ts'

async function start(): Promise<void> {
  endWithStarter()
  const environment = readEnvironment(process.env)
  const build = await loadSiteBuild(new URL('../dist/', import.meta.url))
  mkdirSync(environment.dataDir, { recursive: true })
  const source = {
    apiUrl: environment.apiUrl.href.replace(/\/$/, ''),
    logError: (message: string, details: unknown) => app.log.error({ err: details }, message),
  }
  const search = siteSearch({ ...source, folder: environment.dataDir })
  const redirections = readRedirections(source)
  const speed = openSpeedStore(environment.dataDir)
  const app = await createHost(environment, { ...build, search, redirections, speed })
  app.addHook('onClose', async () => {
    search.stop()
    redirections.stop()
    speed.close()
  })
  if (environment.invalidationSecret === undefined) {
    app.log.warn('INVALIDATION_SECRET manque : les pages suivront les contenus avec du retard.')
  }
  await listen(app, environment.port, environment.host)
  stopGracefully(app)
}

start().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})
