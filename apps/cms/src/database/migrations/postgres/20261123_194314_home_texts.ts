import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_accueil_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_accueil_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_accueil_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TABLE "page_accueil" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_accueil_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_accueil_locales" (
  	"heading" varchar,
  	"welcome" varchar,
  	"to_services" varchar,
  	"to_contact" varchar,
  	"first_value" varchar,
  	"first_value_text" varchar,
  	"second_value" varchar,
  	"second_value_text" varchar,
  	"third_value" varchar,
  	"third_value_text" varchar,
  	"about_heading" varchar,
  	"about_text" varchar,
  	"about_link" varchar,
  	"services_heading" varchar,
  	"testimonials_heading" varchar,
  	"testimonials_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_accueil_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_accueil_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_accueil_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_accueil_v_locales" (
  	"version_heading" varchar,
  	"version_welcome" varchar,
  	"version_to_services" varchar,
  	"version_to_contact" varchar,
  	"version_first_value" varchar,
  	"version_first_value_text" varchar,
  	"version_second_value" varchar,
  	"version_second_value_text" varchar,
  	"version_third_value" varchar,
  	"version_third_value_text" varchar,
  	"version_about_heading" varchar,
  	"version_about_text" varchar,
  	"version_about_link" varchar,
  	"version_services_heading" varchar,
  	"version_testimonials_heading" varchar,
  	"version_testimonials_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "page_accueil_locales" ADD CONSTRAINT "page_accueil_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_accueil"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_accueil_v_locales" ADD CONSTRAINT "_page_accueil_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_accueil_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_accueil__status_idx" ON "page_accueil" USING btree ("_status");
  CREATE UNIQUE INDEX "page_accueil_locales_locale_parent_id_unique" ON "page_accueil_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_accueil_locales_parent_id_idx" ON "page_accueil_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_accueil_v_version_version__status_idx" ON "_page_accueil_v" USING btree ("version__status");
  CREATE INDEX "_page_accueil_v_created_at_idx" ON "_page_accueil_v" USING btree ("created_at");
  CREATE INDEX "_page_accueil_v_updated_at_idx" ON "_page_accueil_v" USING btree ("updated_at");
  CREATE INDEX "_page_accueil_v_snapshot_idx" ON "_page_accueil_v" USING btree ("snapshot");
  CREATE INDEX "_page_accueil_v_published_locale_idx" ON "_page_accueil_v" USING btree ("published_locale");
  CREATE INDEX "_page_accueil_v_latest_idx" ON "_page_accueil_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_accueil_v_locales_locale_parent_id_unique" ON "_page_accueil_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_accueil_v_locales_parent_id_idx" ON "_page_accueil_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_accueil" CASCADE;
  DROP TABLE "page_accueil_locales" CASCADE;
  DROP TABLE "_page_accueil_v" CASCADE;
  DROP TABLE "_page_accueil_v_locales" CASCADE;
  DROP TYPE "public"."enum_page_accueil_status";
  DROP TYPE "public"."enum__page_accueil_v_version_status";
  DROP TYPE "public"."enum__page_accueil_v_published_locale";`)
}
