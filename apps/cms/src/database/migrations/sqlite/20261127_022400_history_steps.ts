import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { rewriteHistories } from '../historySteps.ts'

/** Written by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rewriteHistories(
    (statement) => db.all(statement),
    (text) => sql`${text}`,
  )
}

/** Does nothing: steps are not rewritten as the French lines of the version before. */
export async function down(): Promise<void> {}
