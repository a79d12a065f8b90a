import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_journal_act" AS ENUM('created', 'drafted', 'changed', 'published', 'unpublished', 'trashed', 'untrashed', 'deleted', 'revived', 'settings', 'account', 'sent', 'exported', 'erased');
  CREATE TABLE "journal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by" varchar NOT NULL,
  	"person" numeric,
  	"act" "enum_journal_act" NOT NULL,
  	"what" varchar NOT NULL,
  	"title" varchar,
  	"details" varchar,
  	"place" varchar NOT NULL,
  	"record" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "journal_record_idx" ON "journal" USING btree ("record");
  CREATE INDEX "journal_updated_at_idx" ON "journal" USING btree ("updated_at");
  CREATE INDEX "journal_created_at_idx" ON "journal" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "journal" CASCADE;
  DROP TYPE "public"."enum_journal_act";`)
}
