import { onPostgres } from '../support/suiteDatabase.ts'
import { alertsSuite } from './alertsSuite.ts'

alertsSuite(await onPostgres())
