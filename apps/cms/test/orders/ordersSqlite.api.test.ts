import { onSqlite } from '../support/suiteDatabase.ts'
import { ordersSuite } from './ordersSuite.ts'

ordersSuite(onSqlite)
