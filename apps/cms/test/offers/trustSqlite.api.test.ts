import { onSqlite } from '../support/suiteDatabase.ts'
import { trustSuite } from './trustSuite.ts'

trustSuite(onSqlite)
