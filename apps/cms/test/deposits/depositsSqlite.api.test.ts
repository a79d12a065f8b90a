import { onSqlite } from '../support/suiteDatabase.ts'
import { depositsSuite } from './depositsSuite.ts'

depositsSuite(onSqlite)
