import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ADD COLUMN "cv_facultatif" boolean DEFAULT false;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_cv_facultatif" boolean DEFAULT false;
  ALTER TABLE "candidatures" ADD COLUMN "piece1" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece1_nom" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece1_type" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece1_taille" numeric;
  ALTER TABLE "candidatures" ADD COLUMN "piece2" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece2_nom" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece2_type" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece2_taille" numeric;
  ALTER TABLE "candidatures" ADD COLUMN "piece3" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece3_nom" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece3_type" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "piece3_taille" numeric;
  CREATE INDEX "candidatures_piece1_idx" ON "candidatures" USING btree ("piece1");
  CREATE INDEX "candidatures_piece2_idx" ON "candidatures" USING btree ("piece2");
  CREATE INDEX "candidatures_piece3_idx" ON "candidatures" USING btree ("piece3");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "candidatures_piece1_idx";
  DROP INDEX "candidatures_piece2_idx";
  DROP INDEX "candidatures_piece3_idx";
  ALTER TABLE "jobs" DROP COLUMN "cv_facultatif";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_cv_facultatif";
  ALTER TABLE "candidatures" DROP COLUMN "piece1";
  ALTER TABLE "candidatures" DROP COLUMN "piece1_nom";
  ALTER TABLE "candidatures" DROP COLUMN "piece1_type";
  ALTER TABLE "candidatures" DROP COLUMN "piece1_taille";
  ALTER TABLE "candidatures" DROP COLUMN "piece2";
  ALTER TABLE "candidatures" DROP COLUMN "piece2_nom";
  ALTER TABLE "candidatures" DROP COLUMN "piece2_type";
  ALTER TABLE "candidatures" DROP COLUMN "piece2_taille";
  ALTER TABLE "candidatures" DROP COLUMN "piece3";
  ALTER TABLE "candidatures" DROP COLUMN "piece3_nom";
  ALTER TABLE "candidatures" DROP COLUMN "piece3_type";
  ALTER TABLE "candidatures" DROP COLUMN "piece3_taille";`)
}
