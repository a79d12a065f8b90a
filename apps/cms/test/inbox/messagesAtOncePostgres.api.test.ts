import { onPostgres } from '../support/suiteDatabase.ts'
import { messagesAtOnceSuite } from './messagesAtOnceSuite.ts'

messagesAtOnceSuite(await onPostgres())
