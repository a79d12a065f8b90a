import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_journal_act" ADD VALUE 'imported' BEFORE 'erased';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'welcomeReaders' BEFORE 'sendSummary';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'welcomeReaders' BEFORE 'sendSummary';
  ALTER TABLE "newsletters" ADD COLUMN "consent_day" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "consent_source" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "imported_by" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "imported_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "journal" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_journal_act";
  CREATE TYPE "public"."enum_journal_act" AS ENUM('created', 'drafted', 'changed', 'published', 'unpublished', 'trashed', 'untrashed', 'deleted', 'revived', 'settings', 'account', 'sent', 'exported', 'erased');
  ALTER TABLE "journal" ALTER COLUMN "act" SET DATA TYPE "public"."enum_journal_act" USING "act"::"public"."enum_journal_act";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "newsletters" DROP COLUMN "consent_day";
  ALTER TABLE "newsletters" DROP COLUMN "consent_source";
  ALTER TABLE "newsletters" DROP COLUMN "imported_by";
  ALTER TABLE "newsletters" DROP COLUMN "imported_at";`)
}
