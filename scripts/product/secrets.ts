import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { systemReason } from '../../apps/cms/src/environment/systemReason.ts'
import { parsedJson } from '../../packages/host/src/parsedJson.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

const names = ['PAYLOAD_SECRET', 'INVALIDATION_SECRET'] as const
type Secrets = Record<(typeof names)[number], string>
const secretsFile = z.object({
  PAYLOAD_SECRET: z.string().optional(),
  INVALIDATION_SECRET: z.string().optional(),
})

type KeptSecrets = z.infer<typeof secretsFile>

/**
 * The secrets of this installation: those given in the environment, else those made on the
 * first start and kept in `secrets.json` of the data folder, readable by its owner only.
 */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = fileIn(dataDir)
  const kept = keptSecrets(dataDir)
  const made = names.filter((name) => !process.env[name] && !kept[name])
  for (const name of made) kept[name] = randomBytes(32).toString('hex')
  try {
    if (made.length > 0) write(file, kept)
    if (existsSync(file)) chmodSync(file, 0o600)
  } catch (error) {
    throw new StartFailure(
      `Les secrets ne peuvent pas être écrits dans ${file}\u00a0: ${systemReason(error)}. Rendez ce fichier et son dossier au compte qui démarre Sira (chown), ou faites de la place.`,
    )
  }
  return givenOr(kept)
}

/** Reads the secrets for a site alone: a secret made here would match no back office. */
export function readSecrets(dataDir: string): Secrets {
  const secrets = givenOr(keptSecrets(dataDir))
  if (secrets.INVALIDATION_SECRET !== '') return secrets
  throw new StartFailure(
    'INVALIDATION_SECRET manque : donnez au site celui de son back office, qui est dans le fichier secrets.json du DATA_DIR de celui-ci.',
  )
}

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json')

/** Reads `secrets.json`; throws where the file is damaged. */
export function keptSecrets(dataDir: string): KeptSecrets {
  const file = fileIn(dataDir)
  return existsSync(file) ? parse(file) : {}
}

function givenOr(kept: KeptSecrets): Secrets {
  return {
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || (kept.PAYLOAD_SECRET ?? ''),
    INVALIDATION_SECRET: process.env.INVALIDATION_SECRET || (kept.INVALIDATION_SECRET ?? ''),
  }
}

/** Writes all or nothing: a full disk must not leave half a file. */
function write(file: string, secrets: KeptSecrets): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.part`
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(fresh, file)
}

function parse(file: string): KeptSecrets {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartFailure(
      `${file} ne peut pas être lu par ce compte\u00a0: démarrez Sira avec le compte à qui ce fichier appartient, ou rendez-le-lui (chown). Ne le supprimez pas\u00a0: des liens déjà envoyés et les doubles authentifications en dépendent.`,
    )
  }
  const parsed = secretsFile.safeParse(parsedJson(text.replace(/^\ufeff/, '')))
  if (parsed.success) return parsed.data
  throw new StartFailure(
    `${file} est abîmé\u00a0: ce n’est pas le texte JSON qui était là. Remettez ce seul fichier comme il est dans une sauvegarde (tar -xzf <sauvegarde> data/secrets.json), ou donnez PAYLOAD_SECRET et INVALIDATION_SECRET dans l’environnement.`,
  )
}
