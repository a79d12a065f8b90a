import { isAbsolute, relative, resolve, sep } from 'node:path'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'

/** The settings of the copies that are made of everything; none is made until a folder is given. */
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

export interface BackupSettings {
  folder: string
  /** How long an archive is kept. People who were erased since are still in it. */
  days: number
  /** Whoever may read the archives, as age names him; without it they are not sealed. */
  recipient: string | undefined
}

export function readBackup(
  given: z.infer<z.ZodObject<typeof backupSettings>>,
  from: string,
  dataDir: string,
): BackupSettings | undefined {
  if (given.BACKUP_DIR === undefined) return undefined
  const folder = resolve(from, given.BACKUP_DIR)
  if (isWithin(folder, dataDir)) throw new StartFailure(amongData(folder))
  return {
    folder,
    days: given.BACKUP_DAYS,
    recipient: given.BACKUP_RECIPIENT,
  }
}

/** Each archive would hold all those before it, and a restoration would carry them off with the data. */
const amongData = (folder: string) =>
  `BACKUP_DIR (${folder}) est dans le dossier des données\u00a0: indiquez un dossier ailleurs, au mieux sur un autre disque.`

function isWithin(folder: string, outer: string): boolean {
  const [first] = relative(outer, folder).split(sep)
  return first !== '..' && !isAbsolute(first ?? '')
}
