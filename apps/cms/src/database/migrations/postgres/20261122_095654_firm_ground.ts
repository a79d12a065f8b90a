import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_letters_state" ADD VALUE 'written';
  ALTER TYPE "public"."enum_emails_state" ADD VALUE 'written' BEFORE 'failed';
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
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "devis" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "letters" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "search_synonyms" varchar;
  ALTER TABLE "reception" ADD COLUMN "trash_days" numeric DEFAULT 30 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "devis" DROP COLUMN "deleted_at";
  ALTER TABLE "contacts" DROP COLUMN "deleted_at";
  ALTER TABLE "newsletters" DROP COLUMN "deleted_at";
  ALTER TABLE "letters" DROP COLUMN "deleted_at";
  ALTER TABLE "settings" DROP COLUMN "search_synonyms";
  ALTER TABLE "reception" DROP COLUMN "trash_days";`)
}
