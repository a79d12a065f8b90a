import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireFreeDataFolder } from './product/dataFolder.ts'
import { requireFreePort } from './product/ports.ts'
import { restartOnChange } from './product/restartOnChange.ts'
import { readSettings, root } from './product/settings.ts'
import { siteEnvironment } from './product/siteEnvironment.ts'
import { runCommand } from './runCommand.ts'

interface Program {
  name: string
  script: string
  environment: NodeJS.ProcessEnv
  /** What it has loaded for good; the rest is loaded anew when it changes (Next, Vite). */
  sources: readonly string[]
}

const backOffice = {
  name: 'Le back office',
  script: 'apps/cms/server/main.ts',
  sources: ['apps/cms/server', 'apps/cms/src', 'packages'],
}
const site = {
  name: 'Le site',
  script: 'apps/site/server/development/main.ts',
  sources: ['apps/site/server', 'apps/site/src/search', 'apps/site/src/transport', 'packages'],
}

const running = new Set<ChildProcess>()

/** `npm run dev`: both parts from their sources, reloaded when a file changes (decision 32). */
await runCommand(async () => {
  process.env.NODE_ENV = 'development'
  const { environment, port, cmsPort, dataDir, usesRemoteBackOffice } = readSettings()
  await requireFreePort(port, 'PORT')
  if (!usesRemoteBackOffice) {
    await requireFreePort(cmsPort, 'CMS_PORT')
    await requireFreeDataFolder(dataDir, 0)
  }
  process.once('SIGINT', stopAll)
  process.once('SIGTERM', stopAll)
  if (!usesRemoteBackOffice) keepRunning({ ...backOffice, environment })
  keepRunning({ ...site, environment: siteEnvironment(environment) })
})

function keepRunning({ name, script, environment, sources }: Program): void {
  let child = start()
  restartOnChange(
    sources.map((folder) => `${root}/${folder}`),
    async () => {
      console.info(`${name} redémarre…`)
      const ending = child
      // One that broke on what was written last is started again by the next change.
      if (running.has(ending)) {
        ending.kill('SIGTERM')
        await once(ending, 'exit')
      }
      child = start()
    },
  )

  function start(): ChildProcess {
    const started = spawn(process.execPath, [script], {
      cwd: root,
      env: environment,
      // Nothing is said over the channel: that it closes tells the part that we are gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.add(started)
    started.once('exit', () => running.delete(started))
    return started
  }
}

function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
  process.exit()
}
