import { backOfficeCommand } from './backOfficeCommand.ts'

/** `npm run account -- <e-mail>`: the way out for an administrator who cannot sign in any more. */
await backOfficeCommand('apps/cms/commands/rescueCommand.ts', process.argv.slice(2))
