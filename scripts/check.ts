import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './product/settings.ts'
import { typeChecker, typeCheckerSettings } from './typeChecker.ts'

/** `npm run check`: types, lint and format, dead code; what CI asks before the tests. */
const checks: Record<string, string[]> = {
  'types of the packages': typeChecker('packages/contract'),
  'types of cloth': typeChecker('packages/cloth'),
  'types of the hosts': typeChecker('packages/host'),
  'types of response-cache': typeChecker('packages/response-cache'),
  'types of the back office': typeChecker('apps/cms'),
  'types of the site': ['node', 'scripts/siteTypes.ts'],
  'types of the tools': typeChecker('.'),
  'lint and format': ['biome', 'check', '--error-on-warnings', '.'],
  'arrows between the rooms': ['node', 'scripts/arrows/check.ts'],
  'dead code': ['knip', '--no-progress'],
}

const queue = Object.entries(checks)
const failed: string[] = []

async function worker(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, command] = next
    const start = performance.now()
    const { code, output } = await run(command)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.info(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (code === 0) continue
    failed.push(name)
    console.info(output)
  }
}

function run([command = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      cwd: root,
      env: { ...process.env, ...typeCheckerSettings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

await Promise.all([worker(), worker()])
if (failed.length > 0) {
  console.error(`\n✗ ${failed.join(', ')}`)
  process.exitCode = 1
}
