import { onSqlite } from '../support/suiteDatabase.ts'
import { applicationsSuite } from './applicationsSuite.ts'

applicationsSuite(onSqlite)
