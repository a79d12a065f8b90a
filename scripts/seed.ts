import { spawnSync } from 'node:child_process'
import { readSettings, root } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

/** `npm run seed`: fills an empty database with the demo content. */
await runCommand(async () => {
  const { environment } = readSettings()
  const { status } = spawnSync(process.execPath, ['apps/cms/commands/seed.ts'], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
})
