import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ADD COLUMN "ville" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_ville" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" DROP COLUMN "ville";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_ville";`)
}
