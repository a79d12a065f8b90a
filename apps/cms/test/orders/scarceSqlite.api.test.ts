import { onSqlite } from '../support/suiteDatabase.ts'
import { scarceSuite } from './scarceSuite.ts'

scarceSuite(onSqlite)
