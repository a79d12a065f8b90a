import { onPostgres } from '../support/suiteDatabase.ts'
import { spaceSuite } from './spaceSuite.ts'

spaceSuite(await onPostgres())
