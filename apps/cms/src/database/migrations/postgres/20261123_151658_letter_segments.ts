import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_letters_languages" AS ENUM('en', 'fr', 'ar');
  CREATE TABLE "newsletters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"reader_groups_id" integer
  );
  
  CREATE TABLE "letters_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_letters_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "letters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"reader_groups_id" integer
  );
  
  CREATE TABLE "reader_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "letters" ADD COLUMN "since" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reader_groups_id" integer;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_rels" ADD CONSTRAINT "newsletters_rels_reader_groups_fk" FOREIGN KEY ("reader_groups_id") REFERENCES "public"."reader_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters_languages" ADD CONSTRAINT "letters_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters_rels" ADD CONSTRAINT "letters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters_rels" ADD CONSTRAINT "letters_rels_reader_groups_fk" FOREIGN KEY ("reader_groups_id") REFERENCES "public"."reader_groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletters_rels_order_idx" ON "newsletters_rels" USING btree ("order");
  CREATE INDEX "newsletters_rels_parent_idx" ON "newsletters_rels" USING btree ("parent_id");
  CREATE INDEX "newsletters_rels_path_idx" ON "newsletters_rels" USING btree ("path");
  CREATE INDEX "newsletters_rels_reader_groups_id_idx" ON "newsletters_rels" USING btree ("reader_groups_id");
  CREATE INDEX "letters_languages_order_idx" ON "letters_languages" USING btree ("order");
  CREATE INDEX "letters_languages_parent_idx" ON "letters_languages" USING btree ("parent_id");
  CREATE INDEX "letters_rels_order_idx" ON "letters_rels" USING btree ("order");
  CREATE INDEX "letters_rels_parent_idx" ON "letters_rels" USING btree ("parent_id");
  CREATE INDEX "letters_rels_path_idx" ON "letters_rels" USING btree ("path");
  CREATE INDEX "letters_rels_reader_groups_id_idx" ON "letters_rels" USING btree ("reader_groups_id");
  CREATE UNIQUE INDEX "reader_groups_name_idx" ON "reader_groups" USING btree ("name");
  CREATE INDEX "reader_groups_updated_at_idx" ON "reader_groups" USING btree ("updated_at");
  CREATE INDEX "reader_groups_created_at_idx" ON "reader_groups" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reader_groups_fk" FOREIGN KEY ("reader_groups_id") REFERENCES "public"."reader_groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "letters_since_idx" ON "letters" USING btree ("since");
  CREATE INDEX "payload_locked_documents_rels_reader_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("reader_groups_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletters_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reader_groups" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletters_rels" CASCADE;
  DROP TABLE "letters_languages" CASCADE;
  DROP TABLE "letters_rels" CASCADE;
  DROP TABLE "reader_groups" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reader_groups_fk";
  
  DROP INDEX "letters_since_idx";
  DROP INDEX "payload_locked_documents_rels_reader_groups_id_idx";
  ALTER TABLE "letters" DROP COLUMN "since";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reader_groups_id";
  DROP TYPE "public"."enum_letters_languages";`)
}
