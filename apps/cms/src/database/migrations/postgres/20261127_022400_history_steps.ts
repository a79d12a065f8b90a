import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { rewriteHistories } from '../historySteps.ts'

/** Written by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rewriteHistories(
    async (statement) => (await db.execute(statement)).rows as { id: unknown; history: unknown }[],
    (text) => sql`${text}::jsonb`,
  )
}

/** Does nothing: steps are not rewritten as the French lines of the version before. */
export async function down(): Promise<void> {}
