import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alertes_etat" AS ENUM('à_confirmer', 'active', 'arrêtée');
  CREATE TYPE "public"."enum_alertes_locale" AS ENUM('en', 'fr', 'ar');
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'alert' BEFORE 'order';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendAlerts' BEFORE 'sendPasswordLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendAlerts' BEFORE 'sendPasswordLetter';
  CREATE TABLE "envois_alerte" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alerte_id" integer,
  	"job_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alertes_etapes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"de" varchar,
  	"vers" varchar NOT NULL,
  	"par" varchar NOT NULL,
  	"qui" varchar,
  	"motif" varchar,
  	"message" varchar
  );
  
  CREATE TABLE "alertes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"q" varchar,
  	"domaine" varchar,
  	"contrat" varchar,
  	"experience" varchar,
  	"pays" varchar,
  	"ville" varchar,
  	"urgent" varchar,
  	"etat" "enum_alertes_etat" DEFAULT 'à_confirmer' NOT NULL,
  	"demandee_le" timestamp(3) with time zone,
  	"confirmee_le" timestamp(3) with time zone,
  	"cle" varchar,
  	"suspicion" varchar,
  	"locale" "enum_alertes_locale" DEFAULT 'fr',
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "emails_rels" ADD COLUMN "alertes_id" integer;
  ALTER TABLE "envois_alerte" ADD CONSTRAINT "envois_alerte_alerte_id_alertes_id_fk" FOREIGN KEY ("alerte_id") REFERENCES "public"."alertes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "envois_alerte" ADD CONSTRAINT "envois_alerte_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alertes_etapes" ADD CONSTRAINT "alertes_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."alertes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "envois_alerte_alerte_idx" ON "envois_alerte" USING btree ("alerte_id");
  CREATE INDEX "envois_alerte_job_idx" ON "envois_alerte" USING btree ("job_id");
  CREATE INDEX "envois_alerte_updated_at_idx" ON "envois_alerte" USING btree ("updated_at");
  CREATE INDEX "envois_alerte_created_at_idx" ON "envois_alerte" USING btree ("created_at");
  CREATE UNIQUE INDEX "alerte_job_idx" ON "envois_alerte" USING btree ("alerte_id","job_id");
  CREATE INDEX "alertes_etapes_order_idx" ON "alertes_etapes" USING btree ("_order");
  CREATE INDEX "alertes_etapes_parent_id_idx" ON "alertes_etapes" USING btree ("_parent_id");
  CREATE INDEX "alertes_email_idx" ON "alertes" USING btree ("email");
  CREATE INDEX "alertes_etat_idx" ON "alertes" USING btree ("etat");
  CREATE UNIQUE INDEX "alertes_cle_idx" ON "alertes" USING btree ("cle");
  CREATE UNIQUE INDEX "alertes_idempotency_key_idx" ON "alertes" USING btree ("idempotency_key");
  CREATE INDEX "alertes_updated_at_idx" ON "alertes" USING btree ("updated_at");
  CREATE INDEX "alertes_created_at_idx" ON "alertes" USING btree ("created_at");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_alertes_fk" FOREIGN KEY ("alertes_id") REFERENCES "public"."alertes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "emails_rels_alertes_id_idx" ON "emails_rels" USING btree ("alertes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "envois_alerte" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alertes_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alertes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "envois_alerte" CASCADE;
  DROP TABLE "alertes_etapes" CASCADE;
  DROP TABLE "alertes" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_alertes_fk";
  
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'order', 'unpaidOrder', 'estimate', 'reminder', 'warning', 'reply');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'sendSpaceCode', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'sendSpaceCode', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "emails_rels_alertes_id_idx";
  ALTER TABLE "emails_rels" DROP COLUMN "alertes_id";
  DROP TYPE "public"."enum_alertes_etat";
  DROP TYPE "public"."enum_alertes_locale";`)
}
