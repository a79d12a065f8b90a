import { onPostgres } from '../support/suiteDatabase.ts'
import { employersSuite } from './employersSuite.ts'

employersSuite(await onPostgres())
