import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

const names = ['PAYLOAD_SECRET', 'INVALIDATION_SECRET'] as const
type Secrets = Record<(typeof names)[number], string>

/**
 * The secrets of this installation: those given in the environment, else those made on the
 * first start and kept in `secrets.json` of the data folder, readable by its owner only.
 */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? parse(file) : {}
  const made = names.filter((name) => !process.env[name] && !kept[name])
  for (const name of made) kept[name] = randomBytes(32).toString('hex')
  if (made.length > 0) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  }
  if (existsSync(file)) chmodSync(file, 0o600)
  return {
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || (kept.PAYLOAD_SECRET ?? ''),
    INVALIDATION_SECRET: process.env.INVALIDATION_SECRET || (kept.INVALIDATION_SECRET ?? ''),
  }
}

function parse(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    throw new StartFailure(`${file} n’est pas lisible : rétablissez-le depuis une sauvegarde.`)
  }
}
