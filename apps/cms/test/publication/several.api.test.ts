import { onSqlite } from '../support/suiteDatabase.ts'
import { severalSuite } from './severalSuite.ts'

severalSuite(onSqlite)
