import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'warning' BEFORE 'reply';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendSpaceCode' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendSpaceCode' BEFORE 'schedulePublish';
  CREATE TABLE "codes_espace" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"personne" varchar NOT NULL,
  	"prenomme" varchar,
  	"code" varchar,
  	"essais" numeric DEFAULT 0 NOT NULL,
  	"fin_le" timestamp(3) with time zone NOT NULL,
  	"servi_le" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sessions_espace" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"personne" varchar NOT NULL,
  	"prenomme" varchar,
  	"jeton" varchar NOT NULL,
  	"appareil" varchar,
  	"fin_le" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "avertissements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nature" varchar NOT NULL,
  	"numero" numeric NOT NULL,
  	"jours" numeric NOT NULL,
  	"le" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "codes_espace_personne_idx" ON "codes_espace" USING btree ("personne");
  CREATE INDEX "codes_espace_fin_le_idx" ON "codes_espace" USING btree ("fin_le");
  CREATE INDEX "codes_espace_updated_at_idx" ON "codes_espace" USING btree ("updated_at");
  CREATE INDEX "codes_espace_created_at_idx" ON "codes_espace" USING btree ("created_at");
  CREATE INDEX "sessions_espace_personne_idx" ON "sessions_espace" USING btree ("personne");
  CREATE UNIQUE INDEX "sessions_espace_jeton_idx" ON "sessions_espace" USING btree ("jeton");
  CREATE INDEX "sessions_espace_fin_le_idx" ON "sessions_espace" USING btree ("fin_le");
  CREATE INDEX "sessions_espace_updated_at_idx" ON "sessions_espace" USING btree ("updated_at");
  CREATE INDEX "sessions_espace_created_at_idx" ON "sessions_espace" USING btree ("created_at");
  CREATE INDEX "avertissements_updated_at_idx" ON "avertissements" USING btree ("updated_at");
  CREATE INDEX "avertissements_created_at_idx" ON "avertissements" USING btree ("created_at");
  CREATE UNIQUE INDEX "nature_numero_jours_idx" ON "avertissements" USING btree ("nature","numero","jours");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "codes_espace" CASCADE;
  DROP TABLE "sessions_espace" CASCADE;
  DROP TABLE "avertissements" CASCADE;
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'order', 'unpaidOrder', 'estimate', 'reminder', 'reply');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendPasswordLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
