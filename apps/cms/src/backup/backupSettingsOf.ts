import type { Payload } from 'payload'
import type { BackupSettings } from '../environment/backupSettings.ts'

export function backupSettingsOf({ config }: Payload): BackupSettings | undefined {
  return config.custom?.backup as BackupSettings | undefined
}
