import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_estimations_etat" AS ENUM('brouillon', 'envoyé', 'accepté', 'refusé', 'expiré');
  CREATE TYPE "public"."enum_estimations_locale" AS ENUM('en', 'fr', 'ar');
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'estimate';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'expireEstimates' BEFORE 'countStock';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'expireEstimates' BEFORE 'countStock';
  CREATE TABLE "estimations_lignes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"designation" varchar NOT NULL,
  	"quantite" numeric DEFAULT 1 NOT NULL,
  	"prix" numeric NOT NULL
  );
  
  CREATE TABLE "estimations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nom" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"valable_jusquau" timestamp(3) with time zone,
  	"mot" varchar,
  	"conditions" varchar,
  	"numero" varchar,
  	"etat" "enum_estimations_etat" DEFAULT 'brouillon' NOT NULL,
  	"total" numeric,
  	"locale" "enum_estimations_locale" DEFAULT 'fr' NOT NULL,
  	"envoye_le" timestamp(3) with time zone,
  	"effacee_le" timestamp(3) with time zone,
  	"history" jsonb,
  	"pdf" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "emails_rels" ADD COLUMN "estimations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "estimations_id" integer;
  ALTER TABLE "estimations_lignes" ADD CONSTRAINT "estimations_lignes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."estimations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "estimations_lignes_order_idx" ON "estimations_lignes" USING btree ("_order");
  CREATE INDEX "estimations_lignes_parent_id_idx" ON "estimations_lignes" USING btree ("_parent_id");
  CREATE INDEX "estimations_email_idx" ON "estimations" USING btree ("email");
  CREATE INDEX "estimations_phone_idx" ON "estimations" USING btree ("phone");
  CREATE INDEX "estimations_valable_jusquau_idx" ON "estimations" USING btree ("valable_jusquau");
  CREATE UNIQUE INDEX "estimations_numero_idx" ON "estimations" USING btree ("numero");
  CREATE INDEX "estimations_etat_idx" ON "estimations" USING btree ("etat");
  CREATE INDEX "estimations_updated_at_idx" ON "estimations" USING btree ("updated_at");
  CREATE INDEX "estimations_created_at_idx" ON "estimations" USING btree ("created_at");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_estimations_fk" FOREIGN KEY ("estimations_id") REFERENCES "public"."estimations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_estimations_fk" FOREIGN KEY ("estimations_id") REFERENCES "public"."estimations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "emails_rels_estimations_id_idx" ON "emails_rels" USING btree ("estimations_id");
  CREATE INDEX "payload_locked_documents_rels_estimations_id_idx" ON "payload_locked_documents_rels" USING btree ("estimations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimations_lignes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "estimations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "estimations_lignes" CASCADE;
  DROP TABLE "estimations" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_estimations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_estimations_fk";
  
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'order');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "emails_rels_estimations_id_idx";
  DROP INDEX "payload_locked_documents_rels_estimations_id_idx";
  ALTER TABLE "emails_rels" DROP COLUMN "estimations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "estimations_id";
  DROP TYPE "public"."enum_estimations_etat";
  DROP TYPE "public"."enum_estimations_locale";`)
}
