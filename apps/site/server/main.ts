import { endWithStarter } from './endWithStarter.ts'
import { readEnvironment } from './environment.ts'
import { stopGracefully } from './gracefulStop.ts'
import { listen } from './listening.ts'
import { openSite } from './openSite.ts'
import { loadSiteBuild } from './rendering/siteBuild.ts'
import { StartFailure } from './startFailure.ts'

async function start(): Promise<void> {
  endWithStarter()
  const environment = readEnvironment(process.env)
  const build = await loadSiteBuild(new URL('../dist/', import.meta.url))
  const app = await openSite(environment, build)
  await listen(app, environment.port, environment.host)
  stopGracefully(app)
}

start().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
})
