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
import { httpUrl, logLevel, metricsToken, port, secret } from '@sira/host/settingRules'
import * as z from 'zod'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const purgeMethods = ['BAN', 'PURGE', 'POST', 'DELETE'] as const

const settings = z.object({
  PORT: port.default(sitePort),
  HOST: z.string().min(1).default('0.0.0.0'),
  API_URL: httpUrl.default(apiUrlAt(backOfficePort)),
  SITE_URL: httpUrl.optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default(dataFolder),
  INVALIDATION_SECRET: secret.optional(),
  LOG_LEVEL: logLevel,
  METRICS_TOKEN: metricsToken,
  WEBHOOK_TOKEN: secret.optional(),
  PURGE_URL: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((url) => url !== ''))
    .pipe(z.array(httpUrl)),
  PURGE_METHOD: z.enum(purgeMethods, `un de ${purgeMethods.join(', ')}`).default('BAN'),
  PURGE_TOKEN: secret.optional(),
})

/** The names of all of them, as they are given. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

export interface Environment {
  port: number
  host: string
  /** Base of the contract API, without a slash at its end. */
  apiUrl: string
  /** Origin that visitors type, for canonical addresses; without a slash at its end. */
  siteOrigin: string
  dataDir: string
  /** Without it, nobody is asked what changed, and pages live out their time. */
  invalidationSecret: string | undefined
  logLevel: string
  /** Whoever shows it reads `/metrics`. */
  metricsToken: string | undefined
  /** Whoever shows it may say that content has changed, for a server that is not ours. */
  webhookToken: string | undefined
  /** The caches in front, and how they are told what changed. */
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
    caches: {
      urls: values.PURGE_URL,
      method: values.PURGE_METHOD,
      token: values.PURGE_TOKEN,
    },
  }
}
