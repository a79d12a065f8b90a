import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "signalements" ADD COLUMN "intitule" varchar;
  ALTER TABLE "offres" ADD COLUMN "cv_facultatif" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "signalements" DROP COLUMN "intitule";
  ALTER TABLE "offres" DROP COLUMN "cv_facultatif";`)
}
