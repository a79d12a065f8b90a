import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'reminder';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remindStaff' BEFORE 'countStock';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remindStaff' BEFORE 'countStock';
  ALTER TABLE "devis" ADD COLUMN "next_step" varchar;
  ALTER TABLE "devis" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  ALTER TABLE "devis" ADD COLUMN "amount" numeric;
  ALTER TABLE "contacts" ADD COLUMN "next_step" varchar;
  ALTER TABLE "contacts" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  CREATE INDEX "devis_next_step_on_idx" ON "devis" USING btree ("next_step_on");
  CREATE INDEX "contacts_next_step_on_idx" ON "contacts" USING btree ("next_step_on");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'order', 'estimate');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'expireEstimates', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'sendSummary', 'eraseExpired', 'expireOrders', 'expireEstimates', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "devis_next_step_on_idx";
  DROP INDEX "contacts_next_step_on_idx";
  ALTER TABLE "devis" DROP COLUMN "next_step";
  ALTER TABLE "devis" DROP COLUMN "next_step_on";
  ALTER TABLE "devis" DROP COLUMN "amount";
  ALTER TABLE "contacts" DROP COLUMN "next_step";
  ALTER TABLE "contacts" DROP COLUMN "next_step_on";`)
}
