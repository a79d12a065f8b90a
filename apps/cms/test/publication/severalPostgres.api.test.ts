import { onPostgres } from '../support/suiteDatabase.ts'
import { severalSuite } from './severalSuite.ts'

severalSuite(await onPostgres())
