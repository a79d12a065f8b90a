import { onPostgres } from '../support/suiteDatabase.ts'
import { applicationsSuite } from './applicationsSuite.ts'

applicationsSuite(await onPostgres())
