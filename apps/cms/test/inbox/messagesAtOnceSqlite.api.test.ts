import { onSqlite } from '../support/suiteDatabase.ts'
import { messagesAtOnceSuite } from './messagesAtOnceSuite.ts'

messagesAtOnceSuite(onSqlite)
