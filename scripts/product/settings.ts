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

export interface Settings {
  /** Port of the public site. */
  port: number
  /** Port of the back office, on the loopback interface only. */
  cmsPort: number
  /** Base of the contract API, ending in /api. */
  apiUrl: string
  /** How many programs show the site, all on its port. */
  siteProcesses: number
  /** True where `API_URL` names a back office that runs elsewhere: none is started here. */
  usesRemoteBackOffice: boolean
  dataDir: string
  /** What the two parts are started with. */
  environment: NodeJS.ProcessEnv
}

/**
 * Reads `.env` and the environment, fills in the defaults that `.env.example` documents.
 * `makesSecrets: false`: a program that is started alone must be given those of the others.
 */
export function readSettings({ makesSecrets = true } = {}): Settings {
  const file = resolve(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)

  const port = readPort('PORT', sitePort)
  const cmsPort = readPort('CMS_PORT', port + 1)
  const dataDir = resolve(root, process.env.DATA_DIR || dataFolder)
  const remoteApiUrl = process.env.API_URL || undefined
  if (process.env.STRAPI && remoteApiUrl === undefined) {
    throw new StartFailure('STRAPI est donné sans API_URL : à quelle adresse est ce serveur ?')
  }
  const apiUrl = remoteApiUrl ?? apiUrlAt(cmsPort)
  const siteProcesses = readNumber('SITE_PROCESSES', 1, 16)
  prepareDataFolder(dataDir)
  const secrets = makesSecrets ? readOrMakeSecrets(dataDir) : readSecrets(dataDir)

  return {
    port,
    cmsPort,
    apiUrl,
    siteProcesses,
    usesRemoteBackOffice: remoteApiUrl !== undefined,
    dataDir,
    environment: {
      ...process.env,
      ...secrets,
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      API_URL: apiUrl,
      SITE_URL: process.env.SITE_URL || localUrlAt(port),
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
