import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_letters_state" ADD VALUE 'written';
  ALTER TYPE "public"."enum_emails_state" ADD VALUE 'written' BEFORE 'failed';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendPasswordLetter' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendPasswordLetter' BEFORE 'schedulePublish';
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "security" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "blogs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "formations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_formations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "formateurs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "typesformations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "modesformations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "modespayments" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "compagnies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobdomains" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobtypes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "experience_levels" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "biblios" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "replaced_files" jsonb;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "address" varchar;
  ALTER TABLE "devis" ADD COLUMN "search_text" varchar;
  ALTER TABLE "devis" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "search_text" varchar;
  ALTER TABLE "contacts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "search_text" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "letters" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "emails" ADD COLUMN "mailbox" varchar;
  ALTER TABLE "emails" ADD COLUMN "search_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "search_synonyms" varchar;
  ALTER TABLE "reception" ADD COLUMN "trash_days" numeric DEFAULT 30 NOT NULL;
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "mailbox_createdAt_idx" ON "emails" USING btree ("mailbox","created_at");
  CREATE INDEX "kind_createdAt_idx" ON "emails" USING btree ("kind","created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "security" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "security" CASCADE;
  ALTER TABLE "letters" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "letters" ALTER COLUMN "state" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_letters_state";
  CREATE TYPE "public"."enum_letters_state" AS ENUM('draft', 'sending', 'sent');
  ALTER TABLE "letters" ALTER COLUMN "state" SET DEFAULT 'draft'::"public"."enum_letters_state";
  ALTER TABLE "letters" ALTER COLUMN "state" SET DATA TYPE "public"."enum_letters_state" USING "state"::"public"."enum_letters_state";
  ALTER TABLE "emails" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_state";
  CREATE TYPE "public"."enum_emails_state" AS ENUM('waiting', 'sent', 'failed');
  ALTER TABLE "emails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_emails_state" USING "state"::"public"."enum_emails_state";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'eraseExpired', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'eraseExpired', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "mailbox_createdAt_idx";
  DROP INDEX "kind_createdAt_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "blogs" DROP COLUMN "deleted_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "formations" DROP COLUMN "deleted_at";
  ALTER TABLE "_formations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "formateurs" DROP COLUMN "deleted_at";
  ALTER TABLE "typesformations" DROP COLUMN "deleted_at";
  ALTER TABLE "modesformations" DROP COLUMN "deleted_at";
  ALTER TABLE "modespayments" DROP COLUMN "deleted_at";
  ALTER TABLE "jobs" DROP COLUMN "deleted_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "compagnies" DROP COLUMN "deleted_at";
  ALTER TABLE "jobdomains" DROP COLUMN "deleted_at";
  ALTER TABLE "jobtypes" DROP COLUMN "deleted_at";
  ALTER TABLE "experience_levels" DROP COLUMN "deleted_at";
  ALTER TABLE "biblios" DROP COLUMN "deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "replaced_files";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "users_sessions" DROP COLUMN "device";
  ALTER TABLE "users_sessions" DROP COLUMN "address";
  ALTER TABLE "devis" DROP COLUMN "search_text";
  ALTER TABLE "devis" DROP COLUMN "deleted_at";
  ALTER TABLE "contacts" DROP COLUMN "search_text";
  ALTER TABLE "contacts" DROP COLUMN "deleted_at";
  ALTER TABLE "newsletters" DROP COLUMN "search_text";
  ALTER TABLE "newsletters" DROP COLUMN "deleted_at";
  ALTER TABLE "letters" DROP COLUMN "deleted_at";
  ALTER TABLE "emails" DROP COLUMN "mailbox";
  ALTER TABLE "emails" DROP COLUMN "search_text";
  ALTER TABLE "settings" DROP COLUMN "search_synonyms";
  ALTER TABLE "reception" DROP COLUMN "trash_days";`)
}
