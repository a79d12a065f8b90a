import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes" ADD COLUMN "solde_le" timestamp(3) with time zone;
  ALTER TABLE "commandes" ADD COLUMN "rappel_solde_le" timestamp(3) with time zone;
  CREATE INDEX "commandes_solde_le_idx" ON "commandes" USING btree ("solde_le");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "commandes_solde_le_idx";
  ALTER TABLE "commandes" DROP COLUMN "solde_le";
  ALTER TABLE "commandes" DROP COLUMN "rappel_solde_le";`)
}
