import { onSqlite } from '../support/suiteDatabase.ts'
import { parallelSuite } from './parallelSuite.ts'

parallelSuite(onSqlite)
