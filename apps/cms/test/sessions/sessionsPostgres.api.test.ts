import { onPostgres } from '../support/suiteDatabase.ts'
import { sessionsSuite } from './sessionsSuite.ts'

sessionsSuite(await onPostgres())
