import { getPayload } from 'payload'
import config from '../../src/payload.config.ts'
import { loadDrafts } from './drafts.ts'
import { insertRecords } from './insertRecords.ts'
import { loadTranslations } from './translations.ts'

// A process of its own: fills the database named by the environment, then ends.
const payload = await getPayload({ config })
await insertRecords(payload)
await loadDrafts(payload)
await loadTranslations(payload)
await payload.destroy()
process.exit(0)
