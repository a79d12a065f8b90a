import { onSqlite } from '../support/suiteDatabase.ts'
import { spaceSuite } from './spaceSuite.ts'

spaceSuite(onSqlite)
