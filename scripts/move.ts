import { backOfficeCommand } from './backOfficeCommand.ts'

/** `npm run move -- to-postgres` (`to-sqlite`): the database from one kind to the other. */
await backOfficeCommand('apps/cms/commands/moveCommand.ts', process.argv.slice(2))
