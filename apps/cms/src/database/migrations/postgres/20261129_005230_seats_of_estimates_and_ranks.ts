import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "attentes" ADD COLUMN "rang" numeric;
  UPDATE "attentes" SET "rang" = "id";
  ALTER TABLE "estimations_lignes" ADD COLUMN "session_id" integer;
  ALTER TABLE "estimations" ADD COLUMN "commande_id" integer;
  ALTER TABLE "estimations_lignes" ADD CONSTRAINT "estimations_lignes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimations" ADD CONSTRAINT "estimations_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "estimations_lignes_session_idx" ON "estimations_lignes" USING btree ("session_id");
  CREATE INDEX "estimations_commande_idx" ON "estimations" USING btree ("commande_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimations_lignes" DROP CONSTRAINT "estimations_lignes_session_id_sessions_id_fk";
  
  ALTER TABLE "estimations" DROP CONSTRAINT "estimations_commande_id_commandes_id_fk";
  
  DROP INDEX "estimations_lignes_session_idx";
  DROP INDEX "estimations_commande_idx";
  ALTER TABLE "attentes" DROP COLUMN "rang";
  ALTER TABLE "estimations_lignes" DROP COLUMN "session_id";
  ALTER TABLE "estimations" DROP COLUMN "commande_id";`)
}
