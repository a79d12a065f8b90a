import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { typeChecker, typeCheckerSettings } from '../typeChecker.ts'

const programs = ['packages/contract', 'apps/cms', 'apps/site']

/** Tests that report mistakes a type checker cannot see. */
const tests = [
  'packages/contract/src/kinds',
  'packages/contract/src/forms',
  'apps/cms/src/contract/model',
  'apps/cms/src/dossiers',
  'apps/cms/src/messages',
  'apps/site/src/kinds',
]

/** The first complaint of the type checker or a test about the tree in a folder, if any. */
export function complaint(folder: string): string | undefined {
  for (const program of programs) {
    const notes = join(folder, 'node_modules', `.${program.replace('/', '-')}.tsbuildinfo`)
    const kept = ['--incremental', '--tsBuildInfoFile', notes]
    const [name, ...given] = typeChecker(program)
    const { status, output } = run(folder, name, [...given, '--noEmit', ...kept])
    if (status !== 0) return /^.*error TS\d+.*$/m.exec(output)?.[0] ?? output.slice(0, 200)
  }
  for (const [name, ...given] of [
    ['node', 'scripts/arrows/check.ts'],
    ['knip', '--no-progress'],
  ]) {
    const { status, output } = run(folder, String(name), given)
    if (status !== 0) return output.trim().split('\n', 2).join(' ')
  }
  const { status, output } = run(folder, 'vitest', ['run', '--project', 'unit', ...tests])
  if (status === 0) return undefined
  return /^\s*FAIL\s+(.*)$/m.exec(output)?.[1] ?? output.slice(-200)
}

/** Generates Payload's types and the links of Astro from the sources. */
export function generate(folder: string): void {
  for (const [name, ...given] of [
    ['node', join(folder, 'apps/cms/commands/generate.ts')],
    ['astro', 'sync', '--root', 'apps/site'],
  ]) {
    const { status, output } = run(folder, String(name), given)
    if (status !== 0) throw new Error(output)
  }
}

function run(folder: string, name: string, given: readonly string[]) {
  const program = join(folder, 'node_modules/.bin', name)
  const env = { ...process.env, ...typeCheckerSettings, NO_COLOR: '1', FORCE_COLOR: '0' }
  const { status, stdout, stderr } = spawnSync(program, given, {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { status, output: stdout + stderr }
}
