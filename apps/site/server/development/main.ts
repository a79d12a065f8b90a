import { stopGracefully } from '@sira/host/gracefulStop'
import { listen } from '@sira/host/listening'
import { runProgram } from '@sira/host/runProgram'
import { readEnvironment } from '../environment.ts'
import { openHost } from '../host.ts'
import { openSite } from '../openSite.ts'
import { viteSite } from './viteSite.ts'

/** The site as it is, from its sources (decision 4). */
runProgram(async () => {
  const environment = readEnvironment(process.env)
  const app = openHost(environment)
  const site = await viteSite(app)
  await openSite(environment, site.build, app)
  await listen(app, { port: environment.port, host: environment.host, setting: 'PORT' })
  stopGracefully(app, { letGo: () => site.stop(), partingMs: 0 })
})
