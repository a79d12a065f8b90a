import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes" ADD COLUMN "relecture_cv" varchar;
  ALTER TABLE "commandes" ADD COLUMN "relecture_cv_nom" varchar;
  ALTER TABLE "commandes" ADD COLUMN "relecture_cv_type" varchar;
  ALTER TABLE "commandes" ADD COLUMN "relecture_cv_taille" numeric;
  ALTER TABLE "commandes" ADD COLUMN "relecture_lettre" varchar;
  ALTER TABLE "commandes" ADD COLUMN "relecture_lettre_nom" varchar;
  ALTER TABLE "commandes" ADD COLUMN "relecture_lettre_type" varchar;
  ALTER TABLE "commandes" ADD COLUMN "relecture_lettre_taille" numeric;
  ALTER TABLE "commandes" ADD COLUMN "relecture_envoi" varchar;
  CREATE INDEX "commandes_relecture_cv_idx" ON "commandes" USING btree ("relecture_cv");
  CREATE INDEX "commandes_relecture_lettre_idx" ON "commandes" USING btree ("relecture_lettre");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "commandes_relecture_cv_idx";
  DROP INDEX "commandes_relecture_lettre_idx";
  ALTER TABLE "commandes" DROP COLUMN "relecture_cv";
  ALTER TABLE "commandes" DROP COLUMN "relecture_cv_nom";
  ALTER TABLE "commandes" DROP COLUMN "relecture_cv_type";
  ALTER TABLE "commandes" DROP COLUMN "relecture_cv_taille";
  ALTER TABLE "commandes" DROP COLUMN "relecture_lettre";
  ALTER TABLE "commandes" DROP COLUMN "relecture_lettre_nom";
  ALTER TABLE "commandes" DROP COLUMN "relecture_lettre_type";
  ALTER TABLE "commandes" DROP COLUMN "relecture_lettre_taille";
  ALTER TABLE "commandes" DROP COLUMN "relecture_envoi";`)
}
