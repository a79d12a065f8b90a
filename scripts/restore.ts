import { backOfficeCommand } from './backOfficeCommand.ts'

/** `npm run restore -- <file>`: everything as it is in a backup. */
await backOfficeCommand('apps/cms/commands/restoreCommand.ts', process.argv.slice(2))
