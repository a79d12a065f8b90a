import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_menus_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TABLE "page_menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_menus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_menus_locales" (
  	"main_home" varchar,
  	"main_about" varchar,
  	"main_services" varchar,
  	"main_trainings" varchar,
  	"main_digital" varchar,
  	"main_jobs" varchar,
  	"main_quote" varchar,
  	"main_contact" varchar,
  	"further_news" varchar,
  	"further_shop" varchar,
  	"further_faq" varchar,
  	"further_follow_up" varchar,
  	"further_login" varchar,
  	"further_cart" varchar,
  	"service_pages_professional_training" varchar,
  	"service_pages_advice" varchar,
  	"service_pages_transformation" varchar,
  	"service_pages_job_matching" varchar,
  	"service_pages_delivery" varchar,
  	"service_pages_prospecting" varchar,
  	"digital_pages_marketing" varchar,
  	"digital_pages_communication" varchar,
  	"digital_pages_graphic_design" varchar,
  	"digital_pages_applications" varchar,
  	"digital_pages_data" varchar,
  	"footer_about" varchar,
  	"footer_quick_links" varchar,
  	"footer_services" varchar,
  	"footer_recent_news" varchar,
  	"footer_terms" varchar,
  	"footer_privacy" varchar,
  	"footer_accessibility" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_menus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_menus_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_menus_v_locales" (
  	"version_main_home" varchar,
  	"version_main_about" varchar,
  	"version_main_services" varchar,
  	"version_main_trainings" varchar,
  	"version_main_digital" varchar,
  	"version_main_jobs" varchar,
  	"version_main_quote" varchar,
  	"version_main_contact" varchar,
  	"version_further_news" varchar,
  	"version_further_shop" varchar,
  	"version_further_faq" varchar,
  	"version_further_follow_up" varchar,
  	"version_further_login" varchar,
  	"version_further_cart" varchar,
  	"version_service_pages_professional_training" varchar,
  	"version_service_pages_advice" varchar,
  	"version_service_pages_transformation" varchar,
  	"version_service_pages_job_matching" varchar,
  	"version_service_pages_delivery" varchar,
  	"version_service_pages_prospecting" varchar,
  	"version_digital_pages_marketing" varchar,
  	"version_digital_pages_communication" varchar,
  	"version_digital_pages_graphic_design" varchar,
  	"version_digital_pages_applications" varchar,
  	"version_digital_pages_data" varchar,
  	"version_footer_about" varchar,
  	"version_footer_quick_links" varchar,
  	"version_footer_services" varchar,
  	"version_footer_recent_news" varchar,
  	"version_footer_terms" varchar,
  	"version_footer_privacy" varchar,
  	"version_footer_accessibility" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "page_menus_locales" ADD CONSTRAINT "page_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_menus_v_locales" ADD CONSTRAINT "_page_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_menus__status_idx" ON "page_menus" USING btree ("_status");
  CREATE UNIQUE INDEX "page_menus_locales_locale_parent_id_unique" ON "page_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_menus_locales_parent_id_idx" ON "page_menus_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_menus_v_version_version__status_idx" ON "_page_menus_v" USING btree ("version__status");
  CREATE INDEX "_page_menus_v_created_at_idx" ON "_page_menus_v" USING btree ("created_at");
  CREATE INDEX "_page_menus_v_updated_at_idx" ON "_page_menus_v" USING btree ("updated_at");
  CREATE INDEX "_page_menus_v_snapshot_idx" ON "_page_menus_v" USING btree ("snapshot");
  CREATE INDEX "_page_menus_v_published_locale_idx" ON "_page_menus_v" USING btree ("published_locale");
  CREATE INDEX "_page_menus_v_latest_idx" ON "_page_menus_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_menus_v_locales_locale_parent_id_unique" ON "_page_menus_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_menus_v_locales_parent_id_idx" ON "_page_menus_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_menus" CASCADE;
  DROP TABLE "page_menus_locales" CASCADE;
  DROP TABLE "_page_menus_v" CASCADE;
  DROP TABLE "_page_menus_v_locales" CASCADE;
  DROP TYPE "public"."enum_page_menus_status";
  DROP TYPE "public"."enum__page_menus_v_version_status";
  DROP TYPE "public"."enum__page_menus_v_published_locale";`)
}
