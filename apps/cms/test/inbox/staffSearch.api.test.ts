import { staffSearchSuite } from './support/staffSearchSuite.ts'

staffSearchSuite('SQLite', async () => '')
