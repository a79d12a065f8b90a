import { isAbsolute, relative, resolve, sep } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'
import { type Bucket, readBucketAddress, type storeSettings } from './storeSettings.ts'

/** The settings of the copies that are made of everything; none is made until a place is given. */
export const backupSettings = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: z.coerce
    .number('un nombre de jours')
    .int('un nombre de jours')
    .min(1, 'un nombre de jours')
    .default(30),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/, 'une clé publique age1…')
    .optional(),
}

/** In a folder, in a bucket, or in both. */
export interface BackupSettings {
  folder: string | undefined
  bucket: Bucket | undefined
  /** How long an archive is kept. People who were erased since are still in it. */
  days: number
  /** The age recipient that may read the archives; without it they are not sealed. */
  recipient: string | undefined
}

type Given = z.infer<z.ZodObject<typeof backupSettings & typeof storeSettings>>

export function readBackup(
  given: Given,
  from: string,
  dataDir: string,
): BackupSettings | undefined {
  if (given.BACKUP_DIR === undefined) return undefined
  // A folder may have a comma in its name.
  const places = given.BACKUP_DIR.split(/,(?=s3:\/\/)/)
  const [address, more] = places.filter((place) => place.startsWith('s3://'))
  const [named] = places.filter((place) => !place.startsWith('s3://'))
  if (more !== undefined) throw new StartFailure(oneBucket)
  const folder = named === undefined ? undefined : resolve(from, named)
  if (folder !== undefined && isWithin(folder, dataDir)) throw new StartFailure(amongData(folder))
  const bucket = address === undefined ? undefined : readBucketAddress(address, given)
  if (address !== undefined && bucket === undefined) throw new StartFailure(noAddress(address))
  return {
    folder,
    bucket,
    days: given.BACKUP_DAYS,
    recipient: given.BACKUP_RECIPIENT,
  }
}

const oneBucket =
  'BACKUP_DIR nomme plusieurs buckets\u00a0: donnez un dossier, une adresse s3://bucket/dossier, ou l’un et l’autre séparés par une virgule.'

const noAddress = (address: string) =>
  `BACKUP_DIR\u00a0: ${address} n’est pas une adresse s3://bucket/dossier.`

/** Each archive would hold all those before it, and a restoration would carry them off with the data. */
const amongData = (folder: string) =>
  `BACKUP_DIR (${folder}) est dans le dossier des données\u00a0: indiquez un dossier ailleurs, au mieux sur un autre disque.`

function isWithin(folder: string, outer: string): boolean {
  const [first] = relative(outer, folder).split(sep)
  return first !== '..' && !isAbsolute(first ?? '')
}
