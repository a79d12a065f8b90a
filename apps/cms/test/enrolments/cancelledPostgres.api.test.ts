import { onPostgres } from '../support/suiteDatabase.ts'
import { cancelledSuite } from './cancelledSuite.ts'

cancelledSuite(await onPostgres())
