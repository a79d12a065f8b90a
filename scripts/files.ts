import { backOfficeCommand } from './backOfficeCommand.ts'

/** `npm run files -- to-s3` (`to-disk`): pictures, documents and private files from one place to the other. */
await backOfficeCommand('apps/cms/commands/filesCommand.ts', process.argv.slice(2))
