import { onSqlite } from '../support/suiteDatabase.ts'
import { enrolmentSuite } from './enrolmentSuite.ts'

enrolmentSuite(onSqlite)
