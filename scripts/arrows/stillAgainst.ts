/** What stood against the drawing when the rooms were made. This list only gets shorter. */
export const stillAgainst: readonly string[] = [
  'src imports server: apps/cms/src/database/migrating/guardedMigrate.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/database/migrating/migratePostgres.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/database/migrating/migrateSqlite.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/environment/enterDataFolder.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/environment/environment.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/people/firstAdministrator.ts → apps/cms/server/startFailure.ts',
  'src imports server: apps/cms/src/people/rescueAccount.ts → apps/cms/server/startFailure.ts',
]
