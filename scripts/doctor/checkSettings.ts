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

/** Read by what stands around the two parts: by the restoration, by npm and containers. */
const readElsewhere = ['BACKUP_IDENTITY', 'NODE_ENV', 'SIRA_COMMIT', 'TZ']
const known = new Set([...ofBackOffice, ...ofSite, ...readElsewhere])

/** Everything that is wrong with the settings, not only the first; and what they say where nothing is. */
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

/** The settings with something in the place of the secrets that the first start makes. */
export function withSecrets(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const made = secrets.filter((name) => !variables[name]).map((name) => [name, madeAtTheStart])
  return { ...variables, ...Object.fromEntries(made) }
}

/** One after the other: each that is named is left out the next time. */
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
