import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inscriptions" ADD COLUMN "note_contenu" numeric;
  ALTER TABLE "inscriptions" ADD COLUMN "note_formateur" numeric;
  ALTER TABLE "inscriptions" ADD COLUMN "note_organisation" numeric;
  ALTER TABLE "inscriptions" ADD COLUMN "note_utilite" numeric;
  ALTER TABLE "inscriptions" ADD COLUMN "avis" varchar;
  ALTER TABLE "inscriptions" ADD COLUMN "avis_public" boolean;
  ALTER TABLE "inscriptions" ADD COLUMN "evalue_le" timestamp(3) with time zone;
  ALTER TABLE "inscriptions" ADD COLUMN "avis_publie_le" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inscriptions" DROP COLUMN "note_contenu";
  ALTER TABLE "inscriptions" DROP COLUMN "note_formateur";
  ALTER TABLE "inscriptions" DROP COLUMN "note_organisation";
  ALTER TABLE "inscriptions" DROP COLUMN "note_utilite";
  ALTER TABLE "inscriptions" DROP COLUMN "avis";
  ALTER TABLE "inscriptions" DROP COLUMN "avis_public";
  ALTER TABLE "inscriptions" DROP COLUMN "evalue_le";
  ALTER TABLE "inscriptions" DROP COLUMN "avis_publie_le";`)
}
