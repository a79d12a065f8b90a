import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { WithFiles } from '../../migrating/migrationFiles.ts'
import { moveIntoFiles } from '../privateFiles.ts'

export async function up({ db, keepFile }: MigrateUpArgs & WithFiles): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimations" ADD COLUMN "fichier" varchar;
  ALTER TABLE "attachments" ADD COLUMN "file" varchar;`)
  // Written by hand.
  await moveIntoFiles(
    async (statement) => (await db.execute(statement)).rows as { id: unknown; content: unknown }[],
    keepFile,
  )
  await db.execute(sql`
   CREATE INDEX "estimations_fichier_idx" ON "estimations" USING btree ("fichier");
  CREATE INDEX "attachments_file_idx" ON "attachments" USING btree ("file");
  ALTER TABLE "estimations" DROP COLUMN "pdf";
  ALTER TABLE "attachments" DROP COLUMN "content";`)
}

/** Brings the columns back, and nothing into them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "estimations_fichier_idx";
  DROP INDEX "attachments_file_idx";
  ALTER TABLE "estimations" ADD COLUMN "pdf" varchar;
  ALTER TABLE "attachments" ADD COLUMN "content" varchar NOT NULL DEFAULT '';
  ALTER TABLE "estimations" DROP COLUMN "fichier";
  ALTER TABLE "attachments" DROP COLUMN "file";`)
}
