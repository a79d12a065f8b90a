import { onPostgres } from '../support/suiteDatabase.ts'
import { deliveriesSuite } from './deliveriesSuite.ts'

deliveriesSuite(await onPostgres())
