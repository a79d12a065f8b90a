import { onPostgres } from '../support/suiteDatabase.ts'
import { settingsSuite } from './settingsSuite.ts'

settingsSuite(await onPostgres())
