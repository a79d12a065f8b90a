import { onSqlite } from '../support/suiteDatabase.ts'
import { employersSuite } from './employersSuite.ts'

employersSuite(onSqlite)
