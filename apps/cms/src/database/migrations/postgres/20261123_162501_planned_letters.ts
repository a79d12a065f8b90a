import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_letters_state" ADD VALUE 'planned' BEFORE 'sending';
  ALTER TABLE "letters" ADD COLUMN "send_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "letters" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "letters" ALTER COLUMN "state" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_letters_state";
  CREATE TYPE "public"."enum_letters_state" AS ENUM('draft', 'sending', 'sent', 'written');
  ALTER TABLE "letters" ALTER COLUMN "state" SET DEFAULT 'draft'::"public"."enum_letters_state";
  ALTER TABLE "letters" ALTER COLUMN "state" SET DATA TYPE "public"."enum_letters_state" USING "state"::"public"."enum_letters_state";
  ALTER TABLE "letters" DROP COLUMN "send_at";`)
}
