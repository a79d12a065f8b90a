import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gestes" ALTER COLUMN "coursier_id" DROP NOT NULL;
  ALTER TABLE "livraisons" ADD COLUMN "coursiers_avant" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gestes" ALTER COLUMN "coursier_id" SET NOT NULL;
  ALTER TABLE "livraisons" DROP COLUMN "coursiers_avant";`)
}
