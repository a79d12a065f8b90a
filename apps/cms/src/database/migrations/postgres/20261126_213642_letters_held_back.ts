import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const kinds = ['devis', 'contacts', 'newsletters']

/** Letters about records that are already in the trash: written by hand. */
const hidden = kinds
  .map(
    (kind) => `UPDATE "emails" SET "about_trash" = true WHERE "id" IN (
      SELECT "parent_id" FROM "emails_rels" JOIN "${kind}" ON "${kind}"."id" = "${kind}_id"
      WHERE "deleted_at" IS NOT NULL);`,
  )
  .join('\n')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'unpaidOrder' BEFORE 'estimate';
  ALTER TYPE "public"."enum_emails_state" ADD VALUE 'held' BEFORE 'sent';
  DROP INDEX "mailbox_createdAt_idx";
  DROP INDEX "kind_createdAt_idx";
  ALTER TABLE "emails" ADD COLUMN "about_trash" boolean DEFAULT false;
  CREATE INDEX "mailbox_createdAt_kind_state_idx" ON "emails" USING btree ("mailbox","created_at","kind","state");
  CREATE INDEX "kind_createdAt_state_idx" ON "emails" USING btree ("kind","created_at","state");`)
  await db.execute(sql.raw(hidden))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'order', 'estimate', 'reminder', 'reply');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "emails" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_state";
  CREATE TYPE "public"."enum_emails_state" AS ENUM('waiting', 'sent', 'written', 'failed', 'received');
  ALTER TABLE "emails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_emails_state" USING "state"::"public"."enum_emails_state";
  DROP INDEX "mailbox_createdAt_kind_state_idx";
  DROP INDEX "kind_createdAt_state_idx";
  CREATE INDEX "mailbox_createdAt_idx" ON "emails" USING btree ("mailbox","created_at");
  CREATE INDEX "kind_createdAt_idx" ON "emails" USING btree ("kind","created_at");
  ALTER TABLE "emails" DROP COLUMN "about_trash";`)
}
