import { readEnvironment } from './environment.ts'
import { stopGracefully } from './gracefulStop.ts'
import { createHost } from './host.ts'
import { listen } from './listening.ts'
import { loadSiteBuild } from './siteBuild.ts'
import { StartFailure } from './startFailure.ts'

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  const build = await loadSiteBuild(new URL('../dist/', import.meta.url))
  const app = await createHost(environment, build)
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
