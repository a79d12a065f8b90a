import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_journal_act" ADD VALUE 'replaced';
  ALTER TYPE "public"."enum_journal_act" ADD VALUE 'paid';
  ALTER TYPE "public"."enum_journal_act" ADD VALUE 'refused';
  ALTER TYPE "public"."enum_journal_act" ADD VALUE 'refunded';
  ALTER TYPE "public"."enum_journal_act" ADD VALUE 'closed';
  CREATE TABLE "clotures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"jour" varchar NOT NULL,
  	"attendu" numeric NOT NULL,
  	"compte" numeric NOT NULL,
  	"ecart" numeric NOT NULL,
  	"motif" varchar,
  	"par" varchar NOT NULL,
  	"depuis" timestamp(3) with time zone NOT NULL,
  	"arrete" timestamp(3) with time zone NOT NULL,
  	"coupures" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "clotures_jour_idx" ON "clotures" USING btree ("jour");
  CREATE INDEX "clotures_updated_at_idx" ON "clotures" USING btree ("updated_at");
  CREATE INDEX "clotures_created_at_idx" ON "clotures" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "clotures" CASCADE;
  ALTER TABLE "journal" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_journal_act";
  CREATE TYPE "public"."enum_journal_act" AS ENUM('created', 'drafted', 'changed', 'published', 'unpublished', 'trashed', 'untrashed', 'deleted', 'revived', 'settings', 'account', 'sent', 'exported', 'imported', 'erased');
  ALTER TABLE "journal" ALTER COLUMN "act" SET DATA TYPE "public"."enum_journal_act" USING "act"::"public"."enum_journal_act";`)
}
