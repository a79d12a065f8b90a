import { backOfficeCommand } from './backOfficeCommand.ts'

/** `npm run seed`: fills an empty database with the demo content. */
await backOfficeCommand('apps/cms/commands/seed.ts')
