import { onPostgres } from '../support/suiteDatabase.ts'
import { ordersSuite } from './ordersSuite.ts'

ordersSuite(await onPostgres())
