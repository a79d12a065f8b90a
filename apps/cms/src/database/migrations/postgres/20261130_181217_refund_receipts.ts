import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "paiements" ADD COLUMN "recu_rendu" varchar;
  ALTER TABLE "paiements" ADD COLUMN "rendu_le" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "paiements_recu_rendu_idx" ON "paiements" USING btree ("recu_rendu");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "paiements_recu_rendu_idx";
  ALTER TABLE "paiements" DROP COLUMN "recu_rendu";
  ALTER TABLE "paiements" DROP COLUMN "rendu_le";`)
}
