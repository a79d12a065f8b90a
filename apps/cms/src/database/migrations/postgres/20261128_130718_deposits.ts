import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'endDeposits' BEFORE 'backup';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'endDeposits' BEFORE 'backup';
  CREATE TABLE "depots" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"jeton" varchar NOT NULL,
  	"cle" varchar,
  	"reseau" varchar,
  	"fichier" varchar,
  	"longueur" numeric NOT NULL,
  	"recu" numeric NOT NULL,
  	"morceaux" jsonb NOT NULL,
  	"fin_le" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "depots_id" integer;
  CREATE UNIQUE INDEX "depots_jeton_idx" ON "depots" USING btree ("jeton");
  CREATE INDEX "depots_reseau_idx" ON "depots" USING btree ("reseau");
  CREATE INDEX "depots_updated_at_idx" ON "depots" USING btree ("updated_at");
  CREATE INDEX "depots_created_at_idx" ON "depots" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_depots_fk" FOREIGN KEY ("depots_id") REFERENCES "public"."depots"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_depots_id_idx" ON "payload_locked_documents_rels" USING btree ("depots_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "depots" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "depots" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_depots_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_depots_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "depots_id";`)
}
