import { onSqlite } from '../support/suiteDatabase.ts'
import { settingsSuite } from './settingsSuite.ts'

settingsSuite(onSqlite)
