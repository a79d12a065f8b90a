import { onPostgres } from '../support/suiteDatabase.ts'
import { depositsSuite } from './depositsSuite.ts'

depositsSuite(await onPostgres())
