import { spawnSync } from 'node:child_process'
import { readSettings, root } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

/** Runs one of the back office's own programs with the settings of the product. */
export function backOfficeCommand(program: string, given: readonly string[] = []): Promise<void> {
  return runCommand(async () => {
    const { environment } = readSettings()
    const { status } = spawnSync(process.execPath, [program, ...given], {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  })
}
