import { backOfficeCommand } from './backOfficeCommand.ts'

/** `npm run backup`: everything the product keeps, in one file of BACKUP_DIR. */
await backOfficeCommand('apps/cms/commands/backupCommand.ts')
