import { onPostgres } from '../support/suiteDatabase.ts'
import { firstScreenCountsSuite } from './firstScreenCountsSuite.ts'

firstScreenCountsSuite(await onPostgres())
