import { spawnSync } from 'node:child_process'
import { readSettings, root } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

/** `npm run account -- <e-mail>`: the way out for an administrator who cannot sign in any more. */
await runCommand(async () => {
  const { environment } = readSettings()
  const program = 'apps/cms/commands/rescueCommand.ts'
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
})
