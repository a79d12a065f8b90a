import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireFreeDataFolder } from './product/dataFolder.ts'
import { backOffice, type DevelopedPart, site } from './product/developed.ts'
import { requireFreePort } from './product/ports.ts'
import { restartOnChange } from './product/restartOnChange.ts'
import { readSettings, root } from './product/settings.ts'
import { siteEnvironment } from './product/siteEnvironment.ts'
import { runCommand } from './runCommand.ts'

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
  if (!usesRemoteBackOffice) keepRunning(backOffice, environment)
  keepRunning(site, siteEnvironment(environment))
})

function keepRunning(part: DevelopedPart, environment: NodeJS.ProcessEnv): void {
  const { name, script, folders, concern } = part
  let child = start()
  restartOnChange(root, folders, concern, async () => {
    console.info(`${name} redémarre…`)
    const ending = child
    // One that broke on what was written last is started again by the next change.
    if (running.has(ending)) {
      ending.kill('SIGTERM')
      await once(ending, 'exit')
    }
    child = start()
  })

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
