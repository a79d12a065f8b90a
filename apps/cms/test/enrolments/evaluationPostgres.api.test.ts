import { onPostgres } from '../support/suiteDatabase.ts'
import { evaluationSuite } from './evaluationSuite.ts'

evaluationSuite(await onPostgres())
