import { onPostgres } from '../support/suiteDatabase.ts'
import { changedSuite } from './changedSuite.ts'

changedSuite(await onPostgres())
