import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  apiUrlAt,
  dataFolder,
  localUrlAt,
  sitePort,
} from '../../packages/host/src/defaultAddresses.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { prepareDataFolder } from './dataFolder.ts'
import { readOrMakeSecrets, readSecrets } from './secrets.ts'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const settingsFile = resolve(root, '.env')

export interface Settings {
  /** Port of the public site. */
  port: number
  /** Port of the back office, on the loopback interface only. */
  cmsPort: number
  /** Base of the contract API, ending in /api. */
  apiUrl: string
  /** The number of programs that show the site, all on its port. */
  siteProcesses: number
  /** True where `API_URL` names a back office elsewhere: none is started here. */
  usesRemoteBackOffice: boolean
  dataDir: string
  /** The environment of the two parts. */
  environment: NodeJS.ProcessEnv
}

/**
 * Reads `.env` and the environment, and adds the defaults that `.env.example` documents. With
 * `makesSecrets: false` no secrets are made: a part that is started alone must get those of the
 * others.
 */
export function readSettings({ makesSecrets = true } = {}): Settings {
  const settings = readGiven()
  prepareDataFolder(settings.dataDir)
  const secrets = makesSecrets ? readOrMakeSecrets(settings.dataDir) : readSecrets(settings.dataDir)
  return { ...settings, environment: { ...settings.environment, ...secrets } }
}

/** The same without the secrets that are kept in the folder of the data; changes nothing. */
export function readGiven(): Settings {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

  const port = readPort('PORT', sitePort)
  const cmsPort = readPort('CMS_PORT', port + 1)
  const dataDir = resolve(root, process.env.DATA_DIR || dataFolder)
  const remoteApiUrl = process.env.API_URL || undefined
  if (remoteApiUrl === undefined && port === cmsPort) {
    throw new StartFailure(
      `PORT et CMS_PORT sont le même (${port})\u00a0: le site et le back office ont chacun le leur.`,
    )
  }
  if (process.env.STRAPI && remoteApiUrl === undefined) {
    throw new StartFailure(
      'STRAPI est donné sans API_URL\u00a0: à quelle adresse est ce serveur\u00a0?',
    )
  }
  const apiUrl = remoteApiUrl ?? apiUrlAt(cmsPort, process.env.CMS_HOST)

  return {
    port,
    cmsPort,
    apiUrl,
    siteProcesses: readNumber('SITE_PROCESSES', 1, 16),
    usesRemoteBackOffice: remoteApiUrl !== undefined,
    dataDir,
    environment: {
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      API_URL: apiUrl,
      SITE_URL: process.env.SITE_URL || localUrlAt(port, process.env.HOST),
      DATA_DIR: dataDir,
    },
  }
}

function readPort(name: 'PORT' | 'CMS_PORT', fallback: number): number {
  return readNumber(name, fallback, 65_535)
}

function readNumber(name: string, fallback: number, most: number): number {
  const text = process.env[name]
  if (!text) return fallback
  const number = Number(text)
  if (Number.isInteger(number) && number > 0 && number <= most) return number
  throw new StartFailure(`${name} vaut « ${text} » : il faut un nombre entre 1 et ${most}.`)
}
