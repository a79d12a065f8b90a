import { onSqlite } from '../support/suiteDatabase.ts'
import { sessionsSuite } from './sessionsSuite.ts'

sessionsSuite(onSqlite)
