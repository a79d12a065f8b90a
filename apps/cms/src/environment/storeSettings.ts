import { httpUrl } from '@sira/host/settingRules'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'

const yesOrNo = z.enum(['yes', 'no'], 'yes ou no')
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const folders = /^[\w.-]+(?:\/[\w.-]+)*$/

/** The settings of an S3-compatible store: for the files where a bucket is named, for backups where they say so. */
export const storeSettings = {
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: yesOrNo.optional(),
  S3_BUCKET: z.string().regex(bucketName, 'le nom d’un bucket').optional(),
  S3_PREFIX: z.string().regex(folders, 'des noms séparés par des /').optional(),
}

type GivenStore = z.infer<z.ZodObject<typeof storeSettings>>

/** The account at an object store, and its address. */
export interface StoreAccount {
  /** Amazon's own where none is given. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** `endpoint/bucket/…`, as most stores other than Amazon's want it. */
  pathStyle: boolean
}

/** A part of a store: all our keys begin with the prefix, which is empty or ends with a slash. */
export interface Bucket {
  account: StoreAccount
  name: string
  prefix: string
}

/** Where files are kept instead of the folder of the data. */
export function readFileBucket(given: GivenStore): Bucket | undefined {
  const { S3_BUCKET: name, S3_PREFIX: prefix = '' } = given
  if (name === undefined) return undefined
  return { account: readAccount(given, 'S3_BUCKET'), name, prefix: asPrefix(prefix) }
}

/** `s3://bucket/folder/folder`, at the store of these settings; nothing where it is no such address. */
export function readBucketAddress(address: string, given: GivenStore): Bucket | undefined {
  const [, name = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(address) ?? []
  if (!bucketName.test(name) || (prefix !== '' && !folders.test(prefix))) return undefined
  return { account: readAccount(given, address), name, prefix: asPrefix(prefix) }
}

/** As staff and logs read it. */
export function bucketAddress({ name, prefix }: Bucket): string {
  return `s3://${name}/${prefix}`
}

function readAccount(given: GivenStore, wants: string): StoreAccount {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartFailure(
      `${wants} demande les clés du stockage S3\u00a0: donnez S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY.`,
    )
  }
  const isPath = given.S3_FORCE_PATH_STYLE ?? (endpoint === undefined ? 'no' : 'yes')
  return { endpoint, region, accessKeyId, secretAccessKey, pathStyle: isPath === 'yes' }
}

function asPrefix(folder: string): string {
  return folder === '' ? '' : `${folder}/`
}
