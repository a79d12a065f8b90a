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
  const file = fileIn(dataDir)
  const kept = keptIn(file)
  const made = names.filter((name) => !process.env[name] && !kept[name])
  for (const name of made) kept[name] = randomBytes(32).toString('hex')
  if (made.length > 0) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  }
  if (existsSync(file)) chmodSync(file, 0o600)
  return givenOr(kept)
}

/** The same, for a site alone: a secret of its own would be that of no back office. */
export function readSecrets(dataDir: string): Secrets {
  const secrets = givenOr(keptIn(fileIn(dataDir)))
  if (secrets.INVALIDATION_SECRET !== '') return secrets
  throw new StartFailure(
    'INVALIDATION_SECRET manque : donnez au site celui de son back office, qui est dans le fichier secrets.json du DATA_DIR de celui-ci.',
  )
}

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')
const keptIn = (file: string) => (existsSync(file) ? parse(file) : {})

function givenOr(kept: Partial<Secrets>): Secrets {
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
