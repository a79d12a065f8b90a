import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { localUrlAt } from '../packages/host/src/defaultAddresses.ts'
import { requireFreeDataFolder } from './product/dataFolder.ts'
import { backOffice, type DevelopedPart, site } from './product/developed.ts'
import { requireFreePort } from './product/ports.ts'
import { restartOnChange } from './product/restartOnChange.ts'
import { readSettings, root } from './product/settings.ts'
import { siteEnvironment } from './product/siteEnvironment.ts'
import { runCommand } from './runCommand.ts'

const running = new Set<ChildProcess>()

/** `npm run dev`: both parts from their sources, reloaded when a file changes (decision 4). */
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
  // Next and Astro then send no usage data.
  const own = { ...environment, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  if (!usesRemoteBackOffice) {
    console.info('Le back office démarre\u00a0: migrations (après une copie de la base), contenu…')
    keepRunning(backOffice, own)
    // Wait for it: the site would ask in vain and report each failure.
    await answering(`${localUrlAt(cmsPort, process.env.CMS_HOST)}/healthz`)
  }
  keepRunning(site, siteEnvironment(own))
  const address = localUrlAt(port, process.env.HOST)
  await answering(`${address}/healthz`)
  console.info(`\n✓ Prêt.\n  Site          ${address}\n  Back office   ${address}/admin\n`)
})

/**
 * Resolves with the first answer, however long it takes: a broken part is started again by the next
 * change of a file.
 */
async function answering(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await wait(500)
  }
}

function keepRunning(part: DevelopedPart, environment: NodeJS.ProcessEnv): void {
  const { name, script, folders, concern } = part
  let child = start()
  restartOnChange(root, folders, concern, async () => {
    console.info(`${name} redémarre…`)
    const ending = child
    // A part that broke on the last change has ended; this change starts it again.
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
      // The channel carries no messages: its closing tells the part that this program has ended.
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
