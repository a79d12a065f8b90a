import { onSqlite } from '../support/suiteDatabase.ts'
import { languagesSuite } from './languagesSuite.ts'

languagesSuite(onSqlite)
