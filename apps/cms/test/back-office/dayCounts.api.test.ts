import { onSqlite } from '../support/suiteDatabase.ts'
import { dayCountsSuite } from './dayCountsSuite.ts'

dayCountsSuite(onSqlite)
