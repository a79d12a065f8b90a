import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes" ADD COLUMN "reseau" varchar;
  ALTER TABLE "commandes" ADD COLUMN "delai_court" boolean DEFAULT false;
  ALTER TABLE "commandes" ADD COLUMN "sursis" numeric;
  CREATE INDEX "commandes_reseau_idx" ON "commandes" USING btree ("reseau");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "commandes_reseau_idx";
  ALTER TABLE "commandes" DROP COLUMN "reseau";
  ALTER TABLE "commandes" DROP COLUMN "delai_court";
  ALTER TABLE "commandes" DROP COLUMN "sursis";`)
}
