import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__ventes_v_version_fournisseurs" AS ENUM('pawapay', 'cinetpay');
  CREATE TABLE "_settings_v_version_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" numeric NOT NULL,
  	"suffix" varchar,
  	"seconds" numeric DEFAULT 5,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_counters_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"percent" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_skills_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_testimonials_locales" (
  	"quote" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand_name" varchar DEFAULT 'Sira' NOT NULL,
  	"version_product_name" varchar DEFAULT 'sira' NOT NULL,
  	"version_copyright_year" numeric DEFAULT 2023 NOT NULL,
  	"version_video_url" varchar,
  	"version_first_contact" varchar DEFAULT '+22625300101',
  	"version_second_contact" varchar DEFAULT '+22670000202',
  	"version_third_contact" varchar DEFAULT '+22676000303',
  	"version_whatsapp" varchar DEFAULT '+22670000202',
  	"version_email" varchar DEFAULT 'contact@sira.example',
  	"version_weekday_hours" varchar DEFAULT '08H-18H',
  	"version_saturday_hours" varchar DEFAULT '08H-13H',
  	"version_map_url" varchar,
  	"version_facebook" varchar,
  	"version_linkedin" varchar,
  	"version_x" varchar,
  	"version_instagram" varchar,
  	"version_partners" varchar DEFAULT '',
  	"version_show_search" boolean DEFAULT false,
  	"version_search_synonyms" varchar,
  	"version_show_top_header" boolean DEFAULT false,
  	"version_show_lang" boolean DEFAULT true,
  	"version_page_translation" boolean DEFAULT false,
  	"version_translation_script" varchar DEFAULT 'https://translate.google.com/translate_a/element.js',
  	"version_translation_hosts" varchar DEFAULT 'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com',
  	"version_proof_of_work" boolean DEFAULT false,
  	"version_measure_speed" boolean DEFAULT false,
  	"version_comments_provider" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_address" varchar DEFAULT 'Avenue Kwamé N’Krumah, Ouagadougou, Burkina Faso',
  	"version_figures_source" varchar DEFAULT '',
  	"version_terms_text" varchar,
  	"version_privacy_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reception_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notices_to" varchar,
  	"version_retention_months" numeric DEFAULT 24 NOT NULL,
  	"version_trash_days" numeric DEFAULT 30 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_ventes_v_version_fournisseurs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__ventes_v_version_fournisseurs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_ventes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_delai_heures" numeric DEFAULT 72 NOT NULL,
  	"version_delai_virement_jours" numeric DEFAULT 10 NOT NULL,
  	"version_rappel_heures" numeric DEFAULT 24 NOT NULL,
  	"version_conservation_ans" numeric DEFAULT 10 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_ventes_v_locales" (
  	"version_virement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_security_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_second_factor_required" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_settings_v_version_counters" ADD CONSTRAINT "_settings_v_version_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_counters_locales" ADD CONSTRAINT "_settings_v_version_counters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_skills" ADD CONSTRAINT "_settings_v_version_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_skills_locales" ADD CONSTRAINT "_settings_v_version_skills_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_skills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_testimonials" ADD CONSTRAINT "_settings_v_version_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_testimonials_locales" ADD CONSTRAINT "_settings_v_version_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ventes_v_version_fournisseurs" ADD CONSTRAINT "_ventes_v_version_fournisseurs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_ventes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ventes_v_locales" ADD CONSTRAINT "_ventes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ventes_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_settings_v_version_counters_order_idx" ON "_settings_v_version_counters" USING btree ("_order");
  CREATE INDEX "_settings_v_version_counters_parent_id_idx" ON "_settings_v_version_counters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_settings_v_version_counters_locales_locale_parent_id_unique" ON "_settings_v_version_counters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_counters_locales_parent_id_idx" ON "_settings_v_version_counters_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_skills_order_idx" ON "_settings_v_version_skills" USING btree ("_order");
  CREATE INDEX "_settings_v_version_skills_parent_id_idx" ON "_settings_v_version_skills" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_settings_v_version_skills_locales_locale_parent_id_unique" ON "_settings_v_version_skills_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_skills_locales_parent_id_idx" ON "_settings_v_version_skills_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_testimonials_order_idx" ON "_settings_v_version_testimonials" USING btree ("_order");
  CREATE INDEX "_settings_v_version_testimonials_parent_id_idx" ON "_settings_v_version_testimonials" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_settings_v_version_testimonials_locales_locale_parent_id_un" ON "_settings_v_version_testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_version_testimonials_locales_parent_id_idx" ON "_settings_v_version_testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_locales_parent_id_idx" ON "_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_reception_v_created_at_idx" ON "_reception_v" USING btree ("created_at");
  CREATE INDEX "_reception_v_updated_at_idx" ON "_reception_v" USING btree ("updated_at");
  CREATE INDEX "_ventes_v_version_fournisseurs_order_idx" ON "_ventes_v_version_fournisseurs" USING btree ("order");
  CREATE INDEX "_ventes_v_version_fournisseurs_parent_idx" ON "_ventes_v_version_fournisseurs" USING btree ("parent_id");
  CREATE INDEX "_ventes_v_created_at_idx" ON "_ventes_v" USING btree ("created_at");
  CREATE INDEX "_ventes_v_updated_at_idx" ON "_ventes_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_ventes_v_locales_locale_parent_id_unique" ON "_ventes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ventes_v_locales_parent_id_idx" ON "_ventes_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_security_v_created_at_idx" ON "_security_v" USING btree ("created_at");
  CREATE INDEX "_security_v_updated_at_idx" ON "_security_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_settings_v_version_counters" CASCADE;
  DROP TABLE "_settings_v_version_counters_locales" CASCADE;
  DROP TABLE "_settings_v_version_skills" CASCADE;
  DROP TABLE "_settings_v_version_skills_locales" CASCADE;
  DROP TABLE "_settings_v_version_testimonials" CASCADE;
  DROP TABLE "_settings_v_version_testimonials_locales" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "_reception_v" CASCADE;
  DROP TABLE "_ventes_v_version_fournisseurs" CASCADE;
  DROP TABLE "_ventes_v" CASCADE;
  DROP TABLE "_ventes_v_locales" CASCADE;
  DROP TABLE "_security_v" CASCADE;
  DROP TYPE "public"."enum__ventes_v_version_fournisseurs";`)
}
