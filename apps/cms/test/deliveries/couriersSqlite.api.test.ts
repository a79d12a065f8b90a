import { onSqlite } from '../support/suiteDatabase.ts'
import { couriersSuite } from './couriersSuite.ts'

couriersSuite(onSqlite)
