import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { doubt, type Finding, fault, well } from '../../apps/cms/src/doctor/finding.ts'
import {
  type Environment,
  settingNames as ofBackOffice,
  readEnvironment as readBackOffice,
} from '../../apps/cms/src/environment/environment.ts'
import {
  settingNames as ofSite,
  readEnvironment as readSite,
} from '../../apps/site/server/environment.ts'
import { isHttps, isLoopback } from '../../packages/host/src/addresses/publicAddress.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'

/** Variables that neither part reads, but the restoration, npm and containers do. */
const readElsewhere = ['BACKUP_IDENTITY', 'NODE_ENV', 'SIRA_COMMIT', 'TZ']
const known = new Set([...ofBackOffice, ...ofSite, ...readElsewhere])

/**
 * Finds all faults of the settings, not only the first, and describes the settings where there is
 * none.
 */
export function checkSettings(
  variables: NodeJS.ProcessEnv,
  file: string,
): { findings: Finding[]; environment: Environment | undefined } {
  const given = withSecrets(variables)
  const faults = new Set([...faultsOf(readSite, given), ...faultsOf(readBackOffice, given)])
  const findings = [...[...faults].map(fault), ...unknownIn(file)]
  if (faults.size > 0) return { findings, environment: undefined }
  const environment = readBackOffice(given)
  findings.push(...addressDoubts(environment))
  if (findings.length === 0) findings.push(well('Réglages\u00a0: tous compris.'))
  return { findings, environment }
}

const madeAtTheStart = 'made at the first start'
const secrets = ['PAYLOAD_SECRET', 'INVALIDATION_SECRET']

/** Gives the settings with placeholders for the secrets that the first start makes. */
export function withSecrets(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const made = secrets.filter((name) => !variables[name]).map((name) => [name, madeAtTheStart])
  return { ...variables, ...Object.fromEntries(made) }
}

/** Collects the faults one by one: each named setting is left out of the next reading. */
function faultsOf(read: (given: NodeJS.ProcessEnv) => unknown, all: NodeJS.ProcessEnv): string[] {
  const found: string[] = []
  const given = { ...all }
  for (;;) {
    try {
      read(given)
      return found
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
      found.push(error.message)
      const [, name] = /^Le réglage (\w+)/.exec(error.message) ?? []
      if (name === undefined || !given[name]) return found
      delete given[name]
      if (secrets.includes(name)) given[name] = madeAtTheStart
    }
  }
}

function unknownIn(file: string): Finding[] {
  if (!existsSync(file)) return []
  const names = Object.keys(parseEnv(readFileSync(file, 'utf8')))
  return names
    .filter((name) => !known.has(name))
    .map((name) =>
      doubt(
        `${name}, dans .env, n’est pas un réglage de Sira\u00a0: comparez avec .env.example, il y a peut-être une faute de frappe.`,
      ),
    )
}

function addressDoubts({ publicUrl, smtpUrl }: Environment): Finding[] {
  if (isLoopback(new URL(publicUrl).host)) {
    const letters = smtpUrl === undefined ? '' : ' et des lettres qui partent vraiment'
    return [
      doubt(
        `PUBLIC_URL désigne cette machine (${publicUrl})\u00a0: les liens des moteurs de recherche${letters} ne mènent nulle part. Une fois en ligne, donnez l’adresse que tapent les visiteurs.`,
      ),
    ]
  }
  if (isHttps(publicUrl)) return []
  return [
    doubt(
      `PUBLIC_URL n’est pas en https (${publicUrl})\u00a0: mots de passe et formulaires passent en clair. Mettez un certificat devant (docs/how-to/deploy.md, 5).`,
    ),
  ]
}
