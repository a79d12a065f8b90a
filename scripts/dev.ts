import { type ChildProcess, spawn } from 'node:child_process'
import { requireFreePort } from './ports.ts'
import { readSettings, root } from './settings.ts'
import { runCommand } from './stop.ts'

/** `npm run dev`: both parts from their sources, reloaded when a file changes. */
await runCommand(async () => {
  process.env.NODE_ENV = 'development'
  const settings = readSettings()
  await requireFreePort(settings.port, 'PORT')
  await requireFreePort(settings.cmsPort, 'CMS_PORT')

  const children = [
    run(process.execPath, ['--watch', 'apps/cms/server/main.ts'], root),
    run('npx', ['astro', 'dev', '--port', String(settings.port)], `${root}/apps/site`),
  ]
  for (const child of children) child.once('exit', () => stopAll())
  process.once('SIGINT', stopAll)
  process.once('SIGTERM', stopAll)

  function run(command: string, args: string[], cwd: string): ChildProcess {
    return spawn(command, args, { cwd, env: settings.environment, stdio: 'inherit' })
  }
  function stopAll(): void {
    for (const child of children) child.kill('SIGTERM')
  }
})
