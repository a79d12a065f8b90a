import { join, resolve } from 'node:path'
import { seenEmail } from '@sira/contract/forms/email'
import { merged } from '@sira/contract/merged'
import { publicAddress } from '@sira/host/addresses/publicAddress'
import { backOfficePort, dataFolder, localUrlAt, sitePort } from '@sira/host/defaultAddresses'
import { readSettings } from '@sira/host/readSettings'
import {
  logLevel,
  metricsToken,
  port,
  secret,
  siteAddress,
  valkeyUrl,
} from '@sira/host/settingRules'
import {
  readTracing,
  type TracingSettings,
  tracingSettings,
} from '@sira/host/tracing/tracingSettings'
import * as z from 'zod'
import { type BackupSettings, backupSettings, readBackup } from './backupSettings.ts'
import { type DatabaseLimits, databaseSettings, readDatabaseLimits } from './databaseSettings.ts'
import { sqliteName } from './dataFolder.ts'
import { type ProviderSettings, providerSettings, readProviders } from './providerSettings.ts'
import { type ReplyBox, readReplyBox, replyBoxSettings } from './replyBoxSettings.ts'
import { type Bucket, readFileBucket, storeSettings } from './storeSettings.ts'

const repository = resolve(import.meta.dirname, '../../../..')

const mailAddress = z.string().transform(seenEmail).pipe(z.email('une adresse e-mail'))

const ownSettings = {
  CMS_PORT: port.default(backOfficePort),
  CMS_HOST: z.string().default('127.0.0.1'),
  SITE_URL: siteAddress.default(localUrlAt(sitePort)),
  PUBLIC_URL: siteAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'une adresse postgres://…')
    .optional(),
  DATA_DIR: z.string().default(dataFolder),
  ADMIN_EMAIL: mailAddress.default('admin@sira.example'),
  // Its rules are those of every password: see firstAdministrator.
  ADMIN_PASSWORD: z.string().optional(),
  PAYLOAD_SECRET: secret,
  PREVIOUS_SECRETS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(secret))
    .default([]),
  INVALIDATION_SECRET: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'une adresse smtp://… ou smtps://…')
    .optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_RETRY_SECONDS: z.coerce
    .number('un nombre de secondes')
    .positive('un nombre de secondes')
    .default(30),
  SEED_DEMO: z.enum(['yes', 'no'], 'yes ou no').default('yes'),
  LOG_LEVEL: logLevel,
  METRICS_TOKEN: metricsToken,
  VALKEY_URL: valkeyUrl,
}

const settings = z.object(
  merged(
    ownSettings,
    tracingSettings,
    databaseSettings,
    providerSettings,
    backupSettings,
    replyBoxSettings,
    storeSettings,
  ),
)

/** The names of all of them, as they are given. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

export interface Environment {
  port: number
  host: string
  /** Where the back office asks the site what it has counted, without a slash at its end. */
  siteUrl: string
  /** The origin that visitors and staff type: for links in letters and secure cookies. */
  publicUrl: string
  /** A `postgres://` address; without it the SQLite file of the data folder is used. */
  databaseUrl: string | undefined
  databaseLimits: DatabaseLimits
  /** Whether this one may send letters and do the work of the night for all on its database. */
  runsJobs: boolean
  dataDir: string
  /** Where files are kept; without it in the folder of the data. */
  fileBucket: Bucket | undefined
  sqliteFile: string
  /** Without a mail server, messages are written into this folder. */
  smtpUrl: string | undefined
  mailDir: string
  /** The sender of letters, instead of the address of the settings. */
  mailFrom: string | undefined
  /** Before the first new attempt; each later one waits twice as long. */
  mailRetrySeconds: number
  adminEmail: string
  adminPassword: string | undefined
  payloadSecret: string
  /** Those it had before, the newest first: what was sent out under them still counts. */
  previousSecrets: readonly string[]
  /** Without it no site is told what changed. */
  invalidationSecret: string | undefined
  seedDemo: boolean
  logLevel: string
  /** Whoever shows it reads `/metrics`. */
  metricsToken: string | undefined
  /** Where several back offices count their limits together, and the secret under which addresses are. */
  counting: { url: string; secret: string } | undefined
  /** The collector of traces; nothing is traced without. */
  tracing: TracingSettings | undefined
  /** Whoever collects money for us; off without keys. */
  providers: ProviderSettings
  /** Where copies of everything go; none are made without. */
  backup: BackupSettings | undefined
  /** The mailbox that visitors’ replies come to; none are read without. */
  replyBox: ReplyBox | undefined
}

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = readSettings(settings, variables)
  const dataDir = resolve(repository, values.DATA_DIR)
  const publicUrl = publicAddress(values) ?? values.SITE_URL
  return {
    port: values.CMS_PORT,
    host: values.CMS_HOST,
    siteUrl: values.SITE_URL.replace(/\/+$/, ''),
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: readDatabaseLimits(values),
    runsJobs: values.RUN_JOBS === 'yes',
    dataDir,
    fileBucket: readFileBucket(values),
    sqliteFile: join(dataDir, sqliteName),
    smtpUrl: values.SMTP_URL,
    mailDir: join(dataDir, 'mail'),
    mailFrom: values.MAIL_FROM,
    mailRetrySeconds: values.MAIL_RETRY_SECONDS,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    payloadSecret: values.PAYLOAD_SECRET,
    previousSecrets: values.PREVIOUS_SECRETS,
    invalidationSecret: values.INVALIDATION_SECRET,
    seedDemo: values.SEED_DEMO === 'yes',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    counting: values.VALKEY_URL
      ? { url: values.VALKEY_URL, secret: values.PAYLOAD_SECRET }
      : undefined,
    tracing: readTracing(values, 'sira-cms'),
    providers: readProviders(values, publicUrl),
    backup: readBackup(values, repository, dataDir),
    replyBox: readReplyBox(values),
  }
}
