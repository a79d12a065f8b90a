import { onSqlite } from '../support/suiteDatabase.ts'
import { alertsSuite } from './alertsSuite.ts'

alertsSuite(onSqlite)
