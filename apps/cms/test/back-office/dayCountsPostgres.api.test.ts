import { onPostgres } from '../support/suiteDatabase.ts'
import { dayCountsSuite } from './dayCountsSuite.ts'

dayCountsSuite(await onPostgres())
