import { onSqlite } from '../support/suiteDatabase.ts'
import { paymentsSuite } from './paymentsSuite.ts'

paymentsSuite(onSqlite)
