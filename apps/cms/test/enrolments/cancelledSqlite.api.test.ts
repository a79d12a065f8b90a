import { onSqlite } from '../support/suiteDatabase.ts'
import { cancelledSuite } from './cancelledSuite.ts'

cancelledSuite(onSqlite)
