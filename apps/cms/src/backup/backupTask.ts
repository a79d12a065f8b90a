import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TaskConfig } from 'payload'
import { nightQueue } from '../database/nightQueue.ts'
import type { BackupSettings } from '../environment/backupSettings.ts'

const command = join(import.meta.dirname, '../../commands/backupCommand.ts')

/**
 * Every night, where a folder is given; a night the machine was off is made up for. In a program of
 * its own: a large database, read at once, would keep this one from answering.
 */
export function backupTask(settings: BackupSettings | undefined): TaskConfig<'backup'> {
  return {
    slug: 'backup',
    label: 'Sauvegarder',
    schedule: settings ? [{ cron: '30 2 * * *', queue: nightQueue }] : [],
    handler: async ({ req: { payload } }) => {
      try {
        const { stdout } = await promisify(execFile)(process.execPath, [command])
        // The size of the copy, and of the files of visitors in it.
        payload.logger.info(stdout.trim())
      } catch (err) {
        payload.logger.error({ err }, 'la sauvegarde a échoué')
      }
      return { output: {} }
    },
  }
}
