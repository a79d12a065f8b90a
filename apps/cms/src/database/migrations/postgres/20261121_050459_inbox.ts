import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_devis_state" AS ENUM('new', 'in_progress', 'answered', 'closed', 'unwanted');
  CREATE TYPE "public"."enum_devis_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_contacts_state" AS ENUM('new', 'in_progress', 'answered', 'closed', 'unwanted');
  CREATE TYPE "public"."enum_contacts_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_newsletters_subscription" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('new', 'in_progress', 'answered', 'closed', 'unwanted');
  CREATE TYPE "public"."enum_newsletters_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_letters_state" AS ENUM('draft', 'sending', 'sent');
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter');
  CREATE TYPE "public"."enum_emails_state" AS ENUM('waiting', 'sent', 'failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendEmail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendLetter' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'eraseExpired' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendEmail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendLetter' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'eraseExpired' BEFORE 'schedulePublish';
  CREATE TABLE "devis_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contacts_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletters_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_letters_state" DEFAULT 'draft',
  	"recipients" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "letters_locales" (
  	"subject" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"unsubscribe" varchar,
  	"message_id" varchar NOT NULL,
  	"kind" "enum_emails_kind" NOT NULL,
  	"state" "enum_emails_state" NOT NULL,
  	"attempts" numeric,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"file" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"devis_id" integer,
  	"contacts_id" integer,
  	"newsletters_id" integer
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by" varchar NOT NULL,
  	"what" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reception" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notices_to" varchar,
  	"retention_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "devis" ADD COLUMN "state" "enum_devis_state" DEFAULT 'new';
  ALTER TABLE "devis" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "devis" ADD COLUMN "suspicion" varchar;
  ALTER TABLE "devis" ADD COLUMN "locale" "enum_devis_locale" DEFAULT 'fr';
  ALTER TABLE "devis" ADD COLUMN "history" jsonb;
  ALTER TABLE "devis" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "contacts" ADD COLUMN "state" "enum_contacts_state" DEFAULT 'new';
  ALTER TABLE "contacts" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contacts" ADD COLUMN "suspicion" varchar;
  ALTER TABLE "contacts" ADD COLUMN "locale" "enum_contacts_locale" DEFAULT 'fr';
  ALTER TABLE "contacts" ADD COLUMN "history" jsonb;
  ALTER TABLE "contacts" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "subscription" "enum_newsletters_subscription" DEFAULT 'pending';
  ALTER TABLE "newsletters" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "state" "enum_newsletters_state" DEFAULT 'new';
  ALTER TABLE "newsletters" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "newsletters" ADD COLUMN "suspicion" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "locale" "enum_newsletters_locale" DEFAULT 'fr';
  ALTER TABLE "newsletters" ADD COLUMN "history" jsonb;
  ALTER TABLE "newsletters" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "letters_id" integer;
  ALTER TABLE "settings" ADD COLUMN "proof_of_work" boolean DEFAULT false;
  ALTER TABLE "devis_notes" ADD CONSTRAINT "devis_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."devis"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_notes" ADD CONSTRAINT "contacts_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_notes" ADD CONSTRAINT "newsletters_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters_locales" ADD CONSTRAINT "letters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_devis_fk" FOREIGN KEY ("devis_id") REFERENCES "public"."devis"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "devis_notes_order_idx" ON "devis_notes" USING btree ("_order");
  CREATE INDEX "devis_notes_parent_id_idx" ON "devis_notes" USING btree ("_parent_id");
  CREATE INDEX "contacts_notes_order_idx" ON "contacts_notes" USING btree ("_order");
  CREATE INDEX "contacts_notes_parent_id_idx" ON "contacts_notes" USING btree ("_parent_id");
  CREATE INDEX "newsletters_notes_order_idx" ON "newsletters_notes" USING btree ("_order");
  CREATE INDEX "newsletters_notes_parent_id_idx" ON "newsletters_notes" USING btree ("_parent_id");
  CREATE INDEX "letters_updated_at_idx" ON "letters" USING btree ("updated_at");
  CREATE INDEX "letters_created_at_idx" ON "letters" USING btree ("created_at");
  CREATE UNIQUE INDEX "letters_locales_locale_parent_id_unique" ON "letters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "emails_to_idx" ON "emails" USING btree ("to");
  CREATE INDEX "emails_reply_to_idx" ON "emails" USING btree ("reply_to");
  CREATE UNIQUE INDEX "emails_message_id_idx" ON "emails" USING btree ("message_id");
  CREATE INDEX "emails_state_idx" ON "emails" USING btree ("state");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "emails_rels_order_idx" ON "emails_rels" USING btree ("order");
  CREATE INDEX "emails_rels_parent_idx" ON "emails_rels" USING btree ("parent_id");
  CREATE INDEX "emails_rels_path_idx" ON "emails_rels" USING btree ("path");
  CREATE INDEX "emails_rels_devis_id_idx" ON "emails_rels" USING btree ("devis_id");
  CREATE INDEX "emails_rels_contacts_id_idx" ON "emails_rels" USING btree ("contacts_id");
  CREATE INDEX "emails_rels_newsletters_id_idx" ON "emails_rels" USING btree ("newsletters_id");
  CREATE INDEX "erasures_fingerprint_idx" ON "erasures" USING btree ("fingerprint");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  ALTER TABLE "devis" ADD CONSTRAINT "devis_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_letters_fk" FOREIGN KEY ("letters_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "devis_state_idx" ON "devis" USING btree ("state");
  CREATE INDEX "devis_assignee_idx" ON "devis" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "devis_idempotency_key_idx" ON "devis" USING btree ("idempotency_key");
  CREATE INDEX "contacts_state_idx" ON "contacts" USING btree ("state");
  CREATE INDEX "contacts_assignee_idx" ON "contacts" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "contacts_idempotency_key_idx" ON "contacts" USING btree ("idempotency_key");
  CREATE INDEX "newsletters_subscription_idx" ON "newsletters" USING btree ("subscription");
  CREATE INDEX "newsletters_state_idx" ON "newsletters" USING btree ("state");
  CREATE INDEX "newsletters_assignee_idx" ON "newsletters" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "newsletters_idempotency_key_idx" ON "newsletters" USING btree ("idempotency_key");
  CREATE INDEX "payload_locked_documents_rels_letters_id_idx" ON "payload_locked_documents_rels" USING btree ("letters_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devis_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contacts_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletters_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "emails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "emails_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reception" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "devis_notes" CASCADE;
  DROP TABLE "contacts_notes" CASCADE;
  DROP TABLE "newsletters_notes" CASCADE;
  DROP TABLE "letters" CASCADE;
  DROP TABLE "letters_locales" CASCADE;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "emails_rels" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "reception" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "devis" DROP CONSTRAINT "devis_assignee_id_users_id_fk";
  
  ALTER TABLE "contacts" DROP CONSTRAINT "contacts_assignee_id_users_id_fk";
  
  ALTER TABLE "newsletters" DROP CONSTRAINT "newsletters_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_letters_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "devis_state_idx";
  DROP INDEX "devis_assignee_idx";
  DROP INDEX "devis_idempotency_key_idx";
  DROP INDEX "contacts_state_idx";
  DROP INDEX "contacts_assignee_idx";
  DROP INDEX "contacts_idempotency_key_idx";
  DROP INDEX "newsletters_subscription_idx";
  DROP INDEX "newsletters_state_idx";
  DROP INDEX "newsletters_assignee_idx";
  DROP INDEX "newsletters_idempotency_key_idx";
  DROP INDEX "payload_locked_documents_rels_letters_id_idx";
  ALTER TABLE "devis" DROP COLUMN "state";
  ALTER TABLE "devis" DROP COLUMN "assignee_id";
  ALTER TABLE "devis" DROP COLUMN "suspicion";
  ALTER TABLE "devis" DROP COLUMN "locale";
  ALTER TABLE "devis" DROP COLUMN "history";
  ALTER TABLE "devis" DROP COLUMN "idempotency_key";
  ALTER TABLE "contacts" DROP COLUMN "state";
  ALTER TABLE "contacts" DROP COLUMN "assignee_id";
  ALTER TABLE "contacts" DROP COLUMN "suspicion";
  ALTER TABLE "contacts" DROP COLUMN "locale";
  ALTER TABLE "contacts" DROP COLUMN "history";
  ALTER TABLE "contacts" DROP COLUMN "idempotency_key";
  ALTER TABLE "newsletters" DROP COLUMN "subscription";
  ALTER TABLE "newsletters" DROP COLUMN "asked_at";
  ALTER TABLE "newsletters" DROP COLUMN "confirmed_at";
  ALTER TABLE "newsletters" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "newsletters" DROP COLUMN "state";
  ALTER TABLE "newsletters" DROP COLUMN "assignee_id";
  ALTER TABLE "newsletters" DROP COLUMN "suspicion";
  ALTER TABLE "newsletters" DROP COLUMN "locale";
  ALTER TABLE "newsletters" DROP COLUMN "history";
  ALTER TABLE "newsletters" DROP COLUMN "idempotency_key";
  ALTER TABLE "payload_jobs" DROP COLUMN "meta";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "letters_id";
  ALTER TABLE "settings" DROP COLUMN "proof_of_work";
  DROP TYPE "public"."enum_devis_state";
  DROP TYPE "public"."enum_devis_locale";
  DROP TYPE "public"."enum_contacts_state";
  DROP TYPE "public"."enum_contacts_locale";
  DROP TYPE "public"."enum_newsletters_subscription";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum_newsletters_locale";
  DROP TYPE "public"."enum_letters_state";
  DROP TYPE "public"."enum_emails_kind";
  DROP TYPE "public"."enum_emails_state";`)
}
