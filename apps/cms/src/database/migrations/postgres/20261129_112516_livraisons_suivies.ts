import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "livraisons_commande_idx";
  ALTER TABLE "paiements" ADD COLUMN "livraison" varchar;
  ALTER TABLE "livraisons" ADD COLUMN "suite_de_id" integer;
  ALTER TABLE "coursiers" ADD COLUMN "especes_depuis" timestamp(3) with time zone;
  ALTER TABLE "livraisons" ADD CONSTRAINT "livraisons_suite_de_id_livraisons_id_fk" FOREIGN KEY ("suite_de_id") REFERENCES "public"."livraisons"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "paiements_livraison_idx" ON "paiements" USING btree ("livraison");
  CREATE UNIQUE INDEX "livraisons_suite_de_idx" ON "livraisons" USING btree ("suite_de_id");
  CREATE INDEX "coursiers_especes_depuis_idx" ON "coursiers" USING btree ("especes_depuis");
  CREATE INDEX "livraisons_commande_idx" ON "livraisons" USING btree ("commande_id");
  UPDATE "coursiers" SET "especes_depuis" = (SELECT min("created_at") FROM "caisse_coursiers" WHERE "coursier_id" = "coursiers"."id" AND "comptage_id" IS NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "livraisons" DROP CONSTRAINT "livraisons_suite_de_id_livraisons_id_fk";
  
  DROP INDEX "paiements_livraison_idx";
  DROP INDEX "livraisons_suite_de_idx";
  DROP INDEX "coursiers_especes_depuis_idx";
  DROP INDEX "livraisons_commande_idx";
  CREATE UNIQUE INDEX "livraisons_commande_idx" ON "livraisons" USING btree ("commande_id");
  ALTER TABLE "paiements" DROP COLUMN "livraison";
  ALTER TABLE "livraisons" DROP COLUMN "suite_de_id";
  ALTER TABLE "coursiers" DROP COLUMN "especes_depuis";`)
}
