import { onSqlite } from '../support/suiteDatabase.ts'
import { convocationSuite } from './convocationSuite.ts'

convocationSuite(onSqlite)
