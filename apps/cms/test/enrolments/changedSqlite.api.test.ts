import { onSqlite } from '../support/suiteDatabase.ts'
import { changedSuite } from './changedSuite.ts'

changedSuite(onSqlite)
