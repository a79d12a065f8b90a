import { onSqlite } from '../support/suiteDatabase.ts'
import { firstScreenCountsSuite } from './firstScreenCountsSuite.ts'

firstScreenCountsSuite(onSqlite)
