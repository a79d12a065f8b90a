import { onPostgres } from '../support/suiteDatabase.ts'
import { languagesSuite } from './languagesSuite.ts'

languagesSuite(await onPostgres())
