import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicAddress } from '@sira/host/addresses/publicAddress'
import {
  apiUrlAt,
  backOfficePort,
  dataFolder,
  localUrlAt,
  sitePort,
} from '@sira/host/defaultAddresses'
import { readSettings } from '@sira/host/readSettings'
import {
  httpUrl,
  logLevel,
  metricsToken,
  port,
  secret,
  siteAddress,
  valkeyUrl,
} from '@sira/host/settingRules'
import { StartFailure } from '@sira/host/startFailure'
import {
  readTracing,
  type TracingSettings,
  tracingSettings,
} from '@sira/host/tracing/tracingSettings'
import * as z from 'zod'
import type { ContentServer } from '../src/transport/door/contentServer.ts'
import { readSettingsFile } from './settingsFile.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const count = z.coerce.number('un nombre').int('un nombre').min(1, 'un nombre')
const strapiVersions = { '4': 4, '5': 5 } as const
const purgeMethods = ['BAN', 'PURGE', 'POST', 'DELETE'] as const

const settings = z.object({
  PORT: port.default(sitePort),
  HOST: z.string().min(1).default('0.0.0.0'),
  API_URL: httpUrl.default(apiUrlAt(backOfficePort)),
  SITE_URL: siteAddress.optional(),
  PUBLIC_URL: siteAddress.optional(),
  DATA_DIR: z.string().min(1).default(dataFolder),
  INVALIDATION_SECRET: secret.optional(),
  LOG_LEVEL: logLevel,
  METRICS_TOKEN: metricsToken,
  WEBHOOK_TOKEN: secret.optional(),
  VALKEY_URL: valkeyUrl,
  ...tracingSettings,
  SITE_PROCESSES: count.default(1),
  SITE_PROCESS: count.default(1),
  STRAPI: z
    .enum(['4', '5'], '4 ou 5')
    .transform((written) => strapiVersions[written])
    .optional(),
  SETTINGS_FILE: z
    .string()
    .transform((file) => readSettingsFile(resolve(repository, file)))
    .optional(),
  PURGE_URL: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((url) => url !== ''))
    .pipe(z.array(httpUrl)),
  PURGE_METHOD: z.enum(purgeMethods, `un de ${purgeMethods.join(', ')}`).default('BAN'),
  PURGE_TOKEN: secret.optional(),
})

/** The names of all settings of the site. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

/** The settings of the site. The base of the contract API has no slash at its end. */
export interface Environment extends ContentServer {
  port: number
  host: string
  /** The origin that visitors type, for canonical addresses; without a slash at its end. */
  siteOrigin: string
  dataDir: string
  /** Without it the site asks nobody for changes, and pages live until they expire. */
  invalidationSecret: string | undefined
  logLevel: string
  /** The token of a reader of `/metrics`. */
  metricsToken: string | undefined
  /**
   * The number of programs that show this site from one data folder, and the number of this one.
   */
  processes: number
  process: number
  /** The secret of the webhook by which a foreign server announces changes. */
  webhookToken: string | undefined
  /**
   * The server in which several sites count their limits together, and the secret that hashes
   * addresses there.
   */
  counting: { url: string; secret: string } | undefined
  /** The collector of traces; without it nothing is traced. */
  tracing: TracingSettings | undefined
  /** The caches in front of the site, and the way to tell them of changes. */
  caches: { urls: readonly string[]; method: string; token: string | undefined }
}

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = readSettings(settings, variables)
  return {
    port: values.PORT,
    host: values.HOST,
    apiUrl: values.API_URL.replace(/\/+$/, ''),
    siteOrigin: publicAddress(values) ?? localUrlAt(values.PORT),
    dataDir: resolve(repository, values.DATA_DIR),
    invalidationSecret: values.INVALIDATION_SECRET,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    webhookToken: values.WEBHOOK_TOKEN,
    counting: countingOf(values),
    tracing: readTracing(values, 'sira-site'),
    processes: values.SITE_PROCESSES,
    process: values.SITE_PROCESS,
    strapi: values.STRAPI,
    settings: values.SETTINGS_FILE,
    caches: {
      urls: values.PURGE_URL,
      method: values.PURGE_METHOD,
      token: values.PURGE_TOKEN,
    },
  }
}

function countingOf({ VALKEY_URL: url, INVALIDATION_SECRET }: z.output<typeof settings>) {
  if (url === undefined) return undefined
  if (INVALIDATION_SECRET !== undefined) return { url, secret: INVALIDATION_SECRET }
  throw new StartFailure(
    'VALKEY_URL veut aussi INVALIDATION_SECRET : les adresses des visiteurs n’y sont écrites que sous ce secret.',
  )
}
