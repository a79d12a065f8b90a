import { resolve } from 'node:path'
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
): BackupSettings | undefined {
  if (given.BACKUP_DIR === undefined) return undefined
  return {
    folder: resolve(from, given.BACKUP_DIR),
    days: given.BACKUP_DAYS,
    recipient: given.BACKUP_RECIPIENT,
  }
}
