import { onPostgres } from '../support/suiteDatabase.ts'
import { parallelSuite } from './parallelSuite.ts'

parallelSuite(await onPostgres())
