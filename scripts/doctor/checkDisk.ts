import { constants, statfsSync, statSync } from 'node:fs'
import { doubt, type Finding, fault, well } from '../../apps/cms/src/doctor/finding.ts'
import { nearest, refused } from './checkFolder.ts'

const megabyte = 1024 * 1024
/**
 * Megabytes. Below the first, nothing works reliably; below the second, or a tenth of the disk, it
 * is time to act.
 */
const least = 100
const enough = 1024

/** Room on the disks of the data and of the backups, which had better not be one. */
export function checkDisks(dataDir: string, backups: string | undefined): Finding[] {
  const found = [checkDisk('DATA_DIR', nearest(dataDir))]
  if (backups === undefined) return found
  const problem = refused(nearest(backups), constants.W_OK | constants.X_OK)
  if (problem !== undefined) {
    return [
      ...found,
      fault(
        `BACKUP_DIR\u00a0: ${backups}\u00a0: ${problem}. Donnez ce dossier au compte du site (chown).`,
      ),
    ]
  }
  found.push(checkDisk('BACKUP_DIR', nearest(backups)))
  if (statSync(nearest(backups)).dev === statSync(nearest(dataDir)).dev) {
    found.push(
      doubt(
        'BACKUP_DIR est sur le même disque que DATA_DIR\u00a0: s’il tombe en panne, tout est perdu. Montez un autre disque, ou ajoutez un stockage S3 (s3://…).',
      ),
    )
  }
  return found
}

function checkDisk(setting: string, folder: string): Finding {
  const { bavail, bsize, blocks, files, ffree } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / megabyte)
  const said = `${setting}\u00a0: ${free.toLocaleString('fr-FR')} Mo libres sur le disque de ${folder}`
  const way = 'faites de la place ou agrandissez le disque'
  if (free < least)
    return fault(`${said}\u00a0: presque rien ne peut plus être enregistré, ${way}.`)
  if (files > 0 && ffree < 1000) {
    return fault(
      `${setting}\u00a0: le disque de ${folder} ne prend plus de nouveaux fichiers (inodes)\u00a0: supprimez-en.`,
    )
  }
  const tight = free < enough || bavail / blocks < 0.1
  return tight ? doubt(`${said}\u00a0: c’est peu, ${way}.`) : well(`${said}.`)
}
