import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_candidatures_entretien_reponse" AS ENUM('vient', 'absent');
  ALTER TABLE "candidatures" ADD COLUMN "entretien_le" timestamp(3) with time zone;
  ALTER TABLE "candidatures" ADD COLUMN "entretien_lieu" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "entretien_reponse" "enum_candidatures_entretien_reponse";
  ALTER TABLE "candidatures" ADD COLUMN "entretien_version" numeric;
  CREATE INDEX "candidatures_entretien_le_idx" ON "candidatures" USING btree ("entretien_le");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "candidatures_entretien_le_idx";
  ALTER TABLE "candidatures" DROP COLUMN "entretien_le";
  ALTER TABLE "candidatures" DROP COLUMN "entretien_lieu";
  ALTER TABLE "candidatures" DROP COLUMN "entretien_reponse";
  ALTER TABLE "candidatures" DROP COLUMN "entretien_version";
  DROP TYPE "public"."enum_candidatures_entretien_reponse";`)
}
