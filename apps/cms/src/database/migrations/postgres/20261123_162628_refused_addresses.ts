import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters" ADD COLUMN "refusals" numeric;
  ALTER TABLE "newsletters" ADD COLUMN "refused_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters" DROP COLUMN "refusals";
  ALTER TABLE "newsletters" DROP COLUMN "refused_at";`)
}
