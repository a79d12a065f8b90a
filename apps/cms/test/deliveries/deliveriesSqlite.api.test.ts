import { onSqlite } from '../support/suiteDatabase.ts'
import { deliveriesSuite } from './deliveriesSuite.ts'

deliveriesSuite(onSqlite)
