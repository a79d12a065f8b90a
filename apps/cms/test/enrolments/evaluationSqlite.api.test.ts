import { onSqlite } from '../support/suiteDatabase.ts'
import { evaluationSuite } from './evaluationSuite.ts'

evaluationSuite(onSqlite)
