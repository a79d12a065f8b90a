import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_a_propos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_a_propos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_a_propos_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TABLE "page_a_propos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_a_propos_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_a_propos_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"tabs1_name" varchar,
  	"tabs1_heading" varchar,
  	"tabs1_text" varchar,
  	"tabs2_name" varchar,
  	"tabs2_heading" varchar,
  	"tabs2_text" varchar,
  	"tabs3_name" varchar,
  	"tabs3_heading" varchar,
  	"tabs3_text" varchar,
  	"tabs4_name" varchar,
  	"tabs4_heading" varchar,
  	"tabs4_text" varchar,
  	"why_heading" varchar,
  	"why1_title" varchar,
  	"why1_text" varchar,
  	"why2_title" varchar,
  	"why2_text" varchar,
  	"why3_title" varchar,
  	"why3_text" varchar,
  	"counters_heading" varchar,
  	"skills_heading" varchar,
  	"skills_text" varchar,
  	"partners_heading" varchar,
  	"cta_heading" varchar,
  	"cta_text" varchar,
  	"cta" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_a_propos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_a_propos_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_a_propos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_a_propos_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_tabs1_name" varchar,
  	"version_tabs1_heading" varchar,
  	"version_tabs1_text" varchar,
  	"version_tabs2_name" varchar,
  	"version_tabs2_heading" varchar,
  	"version_tabs2_text" varchar,
  	"version_tabs3_name" varchar,
  	"version_tabs3_heading" varchar,
  	"version_tabs3_text" varchar,
  	"version_tabs4_name" varchar,
  	"version_tabs4_heading" varchar,
  	"version_tabs4_text" varchar,
  	"version_why_heading" varchar,
  	"version_why1_title" varchar,
  	"version_why1_text" varchar,
  	"version_why2_title" varchar,
  	"version_why2_text" varchar,
  	"version_why3_title" varchar,
  	"version_why3_text" varchar,
  	"version_counters_heading" varchar,
  	"version_skills_heading" varchar,
  	"version_skills_text" varchar,
  	"version_partners_heading" varchar,
  	"version_cta_heading" varchar,
  	"version_cta_text" varchar,
  	"version_cta" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "page_a_propos_locales" ADD CONSTRAINT "page_a_propos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_a_propos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_a_propos_v_locales" ADD CONSTRAINT "_page_a_propos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_a_propos_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_a_propos__status_idx" ON "page_a_propos" USING btree ("_status");
  CREATE UNIQUE INDEX "page_a_propos_locales_locale_parent_id_unique" ON "page_a_propos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_a_propos_locales_parent_id_idx" ON "page_a_propos_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_a_propos_v_version_version__status_idx" ON "_page_a_propos_v" USING btree ("version__status");
  CREATE INDEX "_page_a_propos_v_created_at_idx" ON "_page_a_propos_v" USING btree ("created_at");
  CREATE INDEX "_page_a_propos_v_updated_at_idx" ON "_page_a_propos_v" USING btree ("updated_at");
  CREATE INDEX "_page_a_propos_v_snapshot_idx" ON "_page_a_propos_v" USING btree ("snapshot");
  CREATE INDEX "_page_a_propos_v_published_locale_idx" ON "_page_a_propos_v" USING btree ("published_locale");
  CREATE INDEX "_page_a_propos_v_latest_idx" ON "_page_a_propos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_a_propos_v_locales_locale_parent_id_unique" ON "_page_a_propos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_a_propos_v_locales_parent_id_idx" ON "_page_a_propos_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_a_propos" CASCADE;
  DROP TABLE "page_a_propos_locales" CASCADE;
  DROP TABLE "_page_a_propos_v" CASCADE;
  DROP TABLE "_page_a_propos_v_locales" CASCADE;
  DROP TYPE "public"."enum_page_a_propos_status";
  DROP TYPE "public"."enum__page_a_propos_v_version_status";
  DROP TYPE "public"."enum__page_a_propos_v_published_locale";`)
}
