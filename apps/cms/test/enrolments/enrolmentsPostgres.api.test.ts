import { onPostgres } from '../support/suiteDatabase.ts'
import { enrolmentSuite } from './enrolmentSuite.ts'

enrolmentSuite(await onPostgres())
