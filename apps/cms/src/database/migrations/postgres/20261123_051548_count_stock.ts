import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mouvements_stock_motif" ADD VALUE 'a_la_commande';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'countStock' BEFORE 'sendPasswordLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'countStock' BEFORE 'sendPasswordLetter';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mouvements_stock" ALTER COLUMN "motif" SET DATA TYPE text;
  DROP TYPE "public"."enum_mouvements_stock_motif";
  CREATE TYPE "public"."enum_mouvements_stock_motif" AS ENUM('vente', 'retour', 'arrivage', 'inventaire', 'perte');
  ALTER TABLE "mouvements_stock" ALTER COLUMN "motif" SET DATA TYPE "public"."enum_mouvements_stock_motif" USING "motif"::"public"."enum_mouvements_stock_motif";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
