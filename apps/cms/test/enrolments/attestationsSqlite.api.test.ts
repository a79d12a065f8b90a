import { onSqlite } from '../support/suiteDatabase.ts'
import { attestationsSuite } from './attestationsSuite.ts'

attestationsSuite(onSqlite)
