import { spawnSync } from 'node:child_process'
import { parsedJson } from '../packages/host/src/parsedJson.ts'
import { root } from './product/settings.ts'

/**
 * Asks the registry for holes in what visitors depend on, known and grave (high or critical): those
 * fail. Not what only builds and tests; not less, which would make every day of it a red one. Where
 * the registry does not answer, that is said, and nothing fails: it is no fault of the code.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
})
const said = parsedJson(stdout)
const levels = said instanceof Object && 'metadata' in said ? countsIn(said.metadata) : undefined
if (levels === undefined) {
  console.info('left out: the registry does not tell of holes (or is not reached)')
} else {
  const grave = levels.high + levels.critical
  console.info(`${grave} of high or critical severity, ${levels.moderate} moderate`)
  if (grave > 0) {
    spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high'], { cwd: root, stdio: 'inherit' })
    process.exitCode = 1
  }
}

interface Counts {
  moderate: number
  high: number
  critical: number
}

function countsIn(metadata: unknown): Counts | undefined {
  if (!(metadata instanceof Object && 'vulnerabilities' in metadata)) return undefined
  const found = metadata.vulnerabilities
  const isCounts = (value: unknown): value is Counts =>
    ['moderate', 'high', 'critical'].every(
      (level) => value instanceof Object && typeof Reflect.get(value, level) === 'number',
    )
  return isCounts(found) ? found : undefined
}
