import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "paiements" ADD COLUMN "remboursement_id" varchar;
  ALTER TABLE "paiements" ADD COLUMN "remboursement_par" varchar;
  ALTER TABLE "paiements" ADD COLUMN "remboursement_le" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "paiements_remboursement_id_idx" ON "paiements" USING btree ("remboursement_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "paiements_remboursement_id_idx";
  ALTER TABLE "paiements" DROP COLUMN "remboursement_id";
  ALTER TABLE "paiements" DROP COLUMN "remboursement_par";
  ALTER TABLE "paiements" DROP COLUMN "remboursement_le";`)
}
