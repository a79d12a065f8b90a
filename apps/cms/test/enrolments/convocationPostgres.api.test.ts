import { onPostgres } from '../support/suiteDatabase.ts'
import { convocationSuite } from './convocationSuite.ts'

convocationSuite(await onPostgres())
