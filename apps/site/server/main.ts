import { stopGracefully } from '@sira/host/gracefulStop'
import { listen } from '@sira/host/listening'
import { logConsole } from '@sira/host/log/logConsole'
import { runProgram } from '@sira/host/runProgram'
import { answerStarter, tellStarter, whenItsTurnComes } from '@sira/host/starter'
import { startTracing, stopTracing } from '@sira/host/tracing/startTracing'
import { readEnvironment } from './environment.ts'
import { openSite } from './openSite.ts'
import { loadSiteBuild } from './rendering/siteBuild.ts'

runProgram(async () => {
  const environment = readEnvironment(process.env)
  await startTracing(environment.tracing)
  const build = await loadSiteBuild(new URL('../dist/', import.meta.url))
  const app = await openSite(environment, build)
  answerStarter(app)
  await whenItsTurnComes()
  await listen(app, { port: environment.port, host: environment.host, setting: 'PORT' })
  tellStarter()
  logConsole(app.log)
  stopGracefully(app, { letGo: stopTracing, partingMs: 3000 })
})
