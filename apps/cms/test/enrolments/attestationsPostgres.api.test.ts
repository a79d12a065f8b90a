import { onPostgres } from '../support/suiteDatabase.ts'
import { attestationsSuite } from './attestationsSuite.ts'

attestationsSuite(await onPostgres())
