import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes" ADD COLUMN "etat_le" timestamp(3) with time zone;
  ALTER TABLE "livraisons" ADD COLUMN "etat_le" timestamp(3) with time zone;
  ALTER TABLE "attentes" ADD COLUMN "etat_le" timestamp(3) with time zone;
  CREATE INDEX "commandes_etat_le_idx" ON "commandes" USING btree ("etat_le");
  CREATE INDEX "livraisons_etat_le_idx" ON "livraisons" USING btree ("etat_le");
  CREATE INDEX "attentes_etat_le_idx" ON "attentes" USING btree ("etat_le");
  UPDATE "commandes" SET "etat_le" = "updated_at";
  UPDATE "livraisons" SET "etat_le" = "updated_at";
  UPDATE "attentes" SET "etat_le" = "updated_at";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "commandes_etat_le_idx";
  DROP INDEX "livraisons_etat_le_idx";
  DROP INDEX "attentes_etat_le_idx";
  ALTER TABLE "commandes" DROP COLUMN "etat_le";
  ALTER TABLE "livraisons" DROP COLUMN "etat_le";
  ALTER TABLE "attentes" DROP COLUMN "etat_le";`)
}
