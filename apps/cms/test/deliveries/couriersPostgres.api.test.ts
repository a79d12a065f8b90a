import { onPostgres } from '../support/suiteDatabase.ts'
import { couriersSuite } from './couriersSuite.ts'

couriersSuite(await onPostgres())
