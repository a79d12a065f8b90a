import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { rewriteHistories } from '../historySteps.ts'

/** Written by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rewriteHistories(
    (statement) => db.all(statement),
    (text) => sql`${text}`,
  )
}

/** What was done is not told in words again: a version before shows no line of it. */
export async function down(): Promise<void> {}
