/** What stood against the drawing when the rooms were made. This list only gets shorter. */
export const stillAgainst: readonly string[] = [
  'a feature imports another one: apps/site/src/features/home/Home.tsx → apps/site/src/features/news/article.ts',
  'a feature imports another one: apps/site/src/features/home/Home.tsx → apps/site/src/features/news/screens/LatestNews.tsx',
  'circle of files: apps/cms/src/contract/query/contractQuery.ts ↔ apps/cms/src/contract/query/cost/queryCost.ts',
  'circle of files: apps/cms/src/contract/read/buildEntities.ts ↔ apps/cms/src/contract/read/populateRelation.ts',
  'circle of files: apps/cms/src/mail/words/ar.ts ↔ apps/cms/src/mail/words/en.ts ↔ apps/cms/src/mail/words/mailWords.ts',
  'circle of files: apps/cms/src/publication/announcing/pendingChanges.ts ↔ apps/cms/src/publication/announcing/statesBefore.ts',
  'database imports services: apps/cms/src/database/transactions/watchCommits.ts → apps/cms/src/publication/announcing/pendingChanges.ts',
  'src imports server: apps/cms/src/database/migrating/guardedMigrate.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/database/migrating/migratePostgres.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/database/migrating/migrateSqlite.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/environment/enterDataFolder.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/environment/environment.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/people/firstAdministrator.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/people/rescueAccount.ts → apps/cms/server/startFailure.ts',
]
