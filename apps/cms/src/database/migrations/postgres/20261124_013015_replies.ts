import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'reply';
  ALTER TYPE "public"."enum_emails_state" ADD VALUE 'received';
  ALTER TABLE "devis" ADD COLUMN "replied_at" timestamp(3) with time zone;
  ALTER TABLE "contacts" ADD COLUMN "replied_at" timestamp(3) with time zone;
  ALTER TABLE "estimations" ADD COLUMN "replied_at" timestamp(3) with time zone;
  CREATE INDEX "devis_replied_at_idx" ON "devis" USING btree ("replied_at");
  CREATE INDEX "contacts_replied_at_idx" ON "contacts" USING btree ("replied_at");
  CREATE INDEX "estimations_replied_at_idx" ON "estimations" USING btree ("replied_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'order', 'estimate', 'reminder');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "emails" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_state";
  CREATE TYPE "public"."enum_emails_state" AS ENUM('waiting', 'sent', 'written', 'failed');
  ALTER TABLE "emails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_emails_state" USING "state"::"public"."enum_emails_state";
  DROP INDEX "devis_replied_at_idx";
  DROP INDEX "contacts_replied_at_idx";
  DROP INDEX "estimations_replied_at_idx";
  ALTER TABLE "devis" DROP COLUMN "replied_at";
  ALTER TABLE "contacts" DROP COLUMN "replied_at";
  ALTER TABLE "estimations" DROP COLUMN "replied_at";`)
}
