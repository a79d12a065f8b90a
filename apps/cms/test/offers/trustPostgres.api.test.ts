import { onPostgres } from '../support/suiteDatabase.ts'
import { trustSuite } from './trustSuite.ts'

trustSuite(await onPostgres())
