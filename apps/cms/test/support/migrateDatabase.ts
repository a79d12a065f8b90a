import { getPayload } from 'payload'
import { closeDatabase } from '../../src/database/closeDatabase.ts'
import config from '../../src/payload.config.ts'

// A process of its own: brings the empty database named by the environment up to date, then ends.
const settings = await config
// Its clock would plan work, which is late in every copy.
settings.jobs.autoRun = []
const payload = await getPayload({ config: settings })
await payload.destroy()
await closeDatabase(payload)
process.exit(0)
