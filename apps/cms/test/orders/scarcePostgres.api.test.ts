import { onPostgres } from '../support/suiteDatabase.ts'
import { scarceSuite } from './scarceSuite.ts'

scarceSuite(await onPostgres())
