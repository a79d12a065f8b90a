import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimations" ADD COLUMN "demande_id" integer;
  ALTER TABLE "estimations" ADD CONSTRAINT "estimations_demande_id_devis_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."devis"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "estimations_demande_idx" ON "estimations" USING btree ("demande_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimations" DROP CONSTRAINT "estimations_demande_id_devis_id_fk";
  
  DROP INDEX "estimations_demande_idx";
  ALTER TABLE "estimations" DROP COLUMN "demande_id";`)
}
