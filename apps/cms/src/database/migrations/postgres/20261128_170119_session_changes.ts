import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sessions" ADD COLUMN "change_le" timestamp(3) with time zone;
  ALTER TABLE "sessions" ADD COLUMN "deplacee_le" timestamp(3) with time zone;
  ALTER TABLE "sessions" ADD COLUMN "avant" jsonb;
  ALTER TABLE "inscriptions" ADD COLUMN "prevenir_le" timestamp(3) with time zone;
  CREATE INDEX "sessions_change_le_idx" ON "sessions" USING btree ("change_le");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sessions_change_le_idx";
  ALTER TABLE "sessions" DROP COLUMN "change_le";
  ALTER TABLE "sessions" DROP COLUMN "deplacee_le";
  ALTER TABLE "sessions" DROP COLUMN "avant";
  ALTER TABLE "inscriptions" DROP COLUMN "prevenir_le";`)
}
