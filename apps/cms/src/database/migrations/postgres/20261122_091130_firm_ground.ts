import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_letters_state" ADD VALUE 'written';
  ALTER TYPE "public"."enum_emails_state" ADD VALUE 'written' BEFORE 'failed';
  ALTER TABLE "settings" ADD COLUMN "search_synonyms" varchar;`)
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
  ALTER TABLE "settings" DROP COLUMN "search_synonyms";`)
}
