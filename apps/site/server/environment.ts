import { fileURLToPath } from 'node:url'
import { logLevels, logLevelsInWords } from '@sira/contract/logLevels'
import { publicAddress } from '@sira/contract/publicAddress'
import * as z from 'zod'
import { StartFailure } from './startFailure.ts'

const port = z.coerce
  .number('un numéro de port')
  .int('un numéro de port')
  .min(0, 'un numéro de port')
  .max(65_535, 'un numéro de port')
const httpUrl = z.url({ protocol: /^https?$/, error: 'une adresse http(s)' })
const repository = fileURLToPath(new URL('../../..', import.meta.url))

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  API_URL: httpUrl.default('http://127.0.0.1:3001/api'),
  SITE_URL: httpUrl.optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default(`${repository}var`),
  INVALIDATION_SECRET: z.string().min(16, 'au moins 16 caractères').optional(),
  LOG_LEVEL: z.enum(logLevels, logLevelsInWords).default('info'),
})

/** The names of all of them, as they are given. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

export interface Environment {
  port: number
  host: string
  /** Base of the contract API, without a slash at its end. */
  apiUrl: URL
  /** Origin that visitors type, for canonical addresses; without a slash at its end. */
  siteOrigin: string
  dataDir: string
  /** Without it, announcements of changes are refused and pages live out their time. */
  invalidationSecret: string | undefined
  logLevel: string
}

/** A secret is named in a sentence, never shown. */
function shown(name: string, value: string | undefined): string {
  return name.includes('SECRET') ? name : `${name}=${JSON.stringify(value)}`
}

/** An empty value counts as not given. Throws a {@link StartFailure} that names the setting. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new StartFailure(
      `Le réglage ${shown(name, given[name])} ne convient pas : attendu ${issue?.message}.`,
    )
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    apiUrl: new URL(values.API_URL.replace(/\/+$/, '')),
    siteOrigin: publicAddress(values) ?? `http://127.0.0.1:${values.PORT}`,
    dataDir: values.DATA_DIR,
    invalidationSecret: values.INVALIDATION_SECRET,
    logLevel: values.LOG_LEVEL,
  }
}
