import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireFreeDataFolder } from './dataFolder.ts'
import { requireFreePort } from './ports.ts'
import { restartOnChange } from './restartOnChange.ts'
import { readSettings, root } from './settings.ts'
import { siteEnvironment } from './siteEnvironment.ts'
import { runCommand } from './stop.ts'

/** `npm run dev`: both parts from their sources, reloaded when a file changes. */
await runCommand(async () => {
  process.env.NODE_ENV = 'development'
  const settings = readSettings()
  await requireFreePort(settings.port, 'PORT')
  await requireFreePort(settings.cmsPort, 'CMS_PORT')
  await requireFreeDataFolder(settings.dataDir, 0)

  const site = run(
    'npx',
    ['astro', 'dev', '--port', String(settings.port)],
    `${root}/apps/site`,
    siteEnvironment(settings.environment),
  )
  let backOffice = startBackOffice()
  site.once('exit', stopAll)
  process.once('SIGINT', stopAll)
  process.once('SIGTERM', stopAll)

  restartOnChange(
    [`${root}/apps/cms/server`, `${root}/apps/cms/src`, `${root}/packages`],
    async () => {
      console.info('Le back office redémarre…')
      const ending = backOffice
      ending.kill('SIGTERM')
      if (ending.exitCode === null) await once(ending, 'exit')
      backOffice = startBackOffice()
    },
  )

  function startBackOffice(): ChildProcess {
    return run(process.execPath, ['apps/cms/server/main.ts'], root)
  }
  function run(
    command: string,
    args: string[],
    cwd: string,
    env = settings.environment,
  ): ChildProcess {
    return spawn(command, args, { cwd, env, stdio: 'inherit' })
  }
  function stopAll(): void {
    for (const child of [site, backOffice]) child.kill('SIGTERM')
    process.exit()
  }
})
