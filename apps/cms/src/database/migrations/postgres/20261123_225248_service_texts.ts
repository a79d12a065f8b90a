import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_page_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_services_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_formation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_formation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_formation_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_conseils_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_conseils_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_conseils_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_transformation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_transformation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_transformation_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_emploi_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_emploi_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_emploi_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_livraison_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_livraison_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_livraison_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_prospection_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_prospection_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_prospection_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_marketing_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_marketing_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_marketing_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_communication_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_communication_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_communication_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_graphisme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_graphisme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_graphisme_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_applications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_applications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_applications_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TYPE "public"."enum_page_data_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_data_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_data_v_published_locale" AS ENUM('fr', 'en', 'ar');
  CREATE TABLE "page_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_services_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_services_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"process_heading" varchar,
  	"process1_name" varchar,
  	"process1_text" varchar,
  	"process2_name" varchar,
  	"process2_text" varchar,
  	"process3_name" varchar,
  	"process3_text" varchar,
  	"process4_name" varchar,
  	"process4_text" varchar,
  	"call_heading" varchar,
  	"call" varchar,
  	"contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_services_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_services_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_process_heading" varchar,
  	"version_process1_name" varchar,
  	"version_process1_text" varchar,
  	"version_process2_name" varchar,
  	"version_process2_text" varchar,
  	"version_process3_name" varchar,
  	"version_process3_text" varchar,
  	"version_process4_name" varchar,
  	"version_process4_text" varchar,
  	"version_call_heading" varchar,
  	"version_call" varchar,
  	"version_contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_formation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_formation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_formation_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"formats1_name" varchar,
  	"formats1_for_whom" varchar,
  	"formats1_text" varchar,
  	"formats1_facts1" varchar,
  	"formats1_facts2" varchar,
  	"formats1_facts3" varchar,
  	"formats2_name" varchar,
  	"formats2_for_whom" varchar,
  	"formats2_text" varchar,
  	"formats2_facts1" varchar,
  	"formats2_facts2" varchar,
  	"formats2_facts3" varchar,
  	"formats3_name" varchar,
  	"formats3_for_whom" varchar,
  	"formats3_text" varchar,
  	"formats3_facts1" varchar,
  	"formats3_facts2" varchar,
  	"formats3_facts3" varchar,
  	"formats4_name" varchar,
  	"formats4_for_whom" varchar,
  	"formats4_text" varchar,
  	"formats4_facts1" varchar,
  	"formats4_facts2" varchar,
  	"formats4_facts3" varchar,
  	"catalogue" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_formation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_formation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_formation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_formation_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_formats1_name" varchar,
  	"version_formats1_for_whom" varchar,
  	"version_formats1_text" varchar,
  	"version_formats1_facts1" varchar,
  	"version_formats1_facts2" varchar,
  	"version_formats1_facts3" varchar,
  	"version_formats2_name" varchar,
  	"version_formats2_for_whom" varchar,
  	"version_formats2_text" varchar,
  	"version_formats2_facts1" varchar,
  	"version_formats2_facts2" varchar,
  	"version_formats2_facts3" varchar,
  	"version_formats3_name" varchar,
  	"version_formats3_for_whom" varchar,
  	"version_formats3_text" varchar,
  	"version_formats3_facts1" varchar,
  	"version_formats3_facts2" varchar,
  	"version_formats3_facts3" varchar,
  	"version_formats4_name" varchar,
  	"version_formats4_for_whom" varchar,
  	"version_formats4_text" varchar,
  	"version_formats4_facts1" varchar,
  	"version_formats4_facts2" varchar,
  	"version_formats4_facts3" varchar,
  	"version_catalogue" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_conseils" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_conseils_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_conseils_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"questions_heading" varchar,
  	"questions1_question" varchar,
  	"questions1_answer" varchar,
  	"questions2_question" varchar,
  	"questions2_answer" varchar,
  	"questions3_question" varchar,
  	"questions3_answer" varchar,
  	"questions4_question" varchar,
  	"questions4_answer" varchar,
  	"method_heading" varchar,
  	"method" varchar,
  	"contact" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_conseils_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_conseils_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_conseils_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_conseils_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_questions_heading" varchar,
  	"version_questions1_question" varchar,
  	"version_questions1_answer" varchar,
  	"version_questions2_question" varchar,
  	"version_questions2_answer" varchar,
  	"version_questions3_question" varchar,
  	"version_questions3_answer" varchar,
  	"version_questions4_question" varchar,
  	"version_questions4_answer" varchar,
  	"version_method_heading" varchar,
  	"version_method" varchar,
  	"version_contact" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_transformation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_transformation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_transformation_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"pairs_heading" varchar,
  	"before" varchar,
  	"after" varchar,
  	"pairs1_before" varchar,
  	"pairs1_after" varchar,
  	"pairs2_before" varchar,
  	"pairs2_after" varchar,
  	"pairs3_before" varchar,
  	"pairs3_after" varchar,
  	"pairs4_before" varchar,
  	"pairs4_after" varchar,
  	"rules_heading" varchar,
  	"rules1_name" varchar,
  	"rules1_text" varchar,
  	"rules2_name" varchar,
  	"rules2_text" varchar,
  	"rules3_name" varchar,
  	"rules3_text" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_transformation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_transformation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_transformation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_transformation_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_pairs_heading" varchar,
  	"version_before" varchar,
  	"version_after" varchar,
  	"version_pairs1_before" varchar,
  	"version_pairs1_after" varchar,
  	"version_pairs2_before" varchar,
  	"version_pairs2_after" varchar,
  	"version_pairs3_before" varchar,
  	"version_pairs3_after" varchar,
  	"version_pairs4_before" varchar,
  	"version_pairs4_after" varchar,
  	"version_rules_heading" varchar,
  	"version_rules1_name" varchar,
  	"version_rules1_text" varchar,
  	"version_rules2_name" varchar,
  	"version_rules2_text" varchar,
  	"version_rules3_name" varchar,
  	"version_rules3_text" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_emploi" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_emploi_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_emploi_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"text" varchar,
  	"steps_heading" varchar,
  	"steps1_name" varchar,
  	"steps1_text" varchar,
  	"steps2_name" varchar,
  	"steps2_text" varchar,
  	"steps3_name" varchar,
  	"steps3_text" varchar,
  	"steps4_name" varchar,
  	"steps4_text" varchar,
  	"steps5_name" varchar,
  	"steps5_text" varchar,
  	"steps6_name" varchar,
  	"steps6_text" varchar,
  	"steps7_name" varchar,
  	"steps7_text" varchar,
  	"plans_heading" varchar,
  	"plans_text" varchar,
  	"single_text" varchar,
  	"highlighted" varchar,
  	"buy" varchar,
  	"cv_heading" varchar,
  	"cv_text" varchar,
  	"buttons_create_cv" varchar,
  	"buttons_leave_cv" varchar,
  	"buttons_cover_letter" varchar,
  	"buttons_file" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_emploi_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_emploi_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_emploi_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_emploi_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_text" varchar,
  	"version_steps_heading" varchar,
  	"version_steps1_name" varchar,
  	"version_steps1_text" varchar,
  	"version_steps2_name" varchar,
  	"version_steps2_text" varchar,
  	"version_steps3_name" varchar,
  	"version_steps3_text" varchar,
  	"version_steps4_name" varchar,
  	"version_steps4_text" varchar,
  	"version_steps5_name" varchar,
  	"version_steps5_text" varchar,
  	"version_steps6_name" varchar,
  	"version_steps6_text" varchar,
  	"version_steps7_name" varchar,
  	"version_steps7_text" varchar,
  	"version_plans_heading" varchar,
  	"version_plans_text" varchar,
  	"version_single_text" varchar,
  	"version_highlighted" varchar,
  	"version_buy" varchar,
  	"version_cv_heading" varchar,
  	"version_cv_text" varchar,
  	"version_buttons_create_cv" varchar,
  	"version_buttons_leave_cv" varchar,
  	"version_buttons_cover_letter" varchar,
  	"version_buttons_file" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_livraison" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_livraison_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_livraison_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"request" varchar,
  	"become" varchar,
  	"from" varchar,
  	"tariffs_ouagadougou_name" varchar,
  	"tariffs_ouagadougou_text" varchar,
  	"tariffs_elsewhere_name" varchar,
  	"tariffs_elsewhere_text" varchar,
  	"steps_heading" varchar,
  	"steps1" varchar,
  	"steps2" varchar,
  	"steps3" varchar,
  	"steps4" varchar,
  	"counters_heading" varchar,
  	"become_heading" varchar,
  	"become_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_livraison_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_livraison_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_livraison_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_livraison_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_request" varchar,
  	"version_become" varchar,
  	"version_from" varchar,
  	"version_tariffs_ouagadougou_name" varchar,
  	"version_tariffs_ouagadougou_text" varchar,
  	"version_tariffs_elsewhere_name" varchar,
  	"version_tariffs_elsewhere_text" varchar,
  	"version_steps_heading" varchar,
  	"version_steps1" varchar,
  	"version_steps2" varchar,
  	"version_steps3" varchar,
  	"version_steps4" varchar,
  	"version_counters_heading" varchar,
  	"version_become_heading" varchar,
  	"version_become_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_prospection" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_prospection_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_prospection_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"text" varchar,
  	"teams_heading" varchar,
  	"teams_text" varchar,
  	"teams1_name" varchar,
  	"teams1_text" varchar,
  	"teams2_name" varchar,
  	"teams2_text" varchar,
  	"teams3_name" varchar,
  	"teams3_text" varchar,
  	"teams4_name" varchar,
  	"teams4_text" varchar,
  	"report_heading" varchar,
  	"report1" varchar,
  	"report2" varchar,
  	"report3" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_prospection_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_prospection_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_prospection_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_prospection_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_text" varchar,
  	"version_teams_heading" varchar,
  	"version_teams_text" varchar,
  	"version_teams1_name" varchar,
  	"version_teams1_text" varchar,
  	"version_teams2_name" varchar,
  	"version_teams2_text" varchar,
  	"version_teams3_name" varchar,
  	"version_teams3_text" varchar,
  	"version_teams4_name" varchar,
  	"version_teams4_text" varchar,
  	"version_report_heading" varchar,
  	"version_report1" varchar,
  	"version_report2" varchar,
  	"version_report3" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_marketing" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_marketing_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_marketing_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"funnel_heading" varchar,
  	"funnel1_name" varchar,
  	"funnel1_text" varchar,
  	"funnel2_name" varchar,
  	"funnel2_text" varchar,
  	"funnel3_name" varchar,
  	"funnel3_text" varchar,
  	"funnel4_name" varchar,
  	"funnel4_text" varchar,
  	"measure_heading" varchar,
  	"measures1" varchar,
  	"measures2" varchar,
  	"measures3" varchar,
  	"measures4" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_marketing_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_marketing_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_marketing_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_marketing_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_funnel_heading" varchar,
  	"version_funnel1_name" varchar,
  	"version_funnel1_text" varchar,
  	"version_funnel2_name" varchar,
  	"version_funnel2_text" varchar,
  	"version_funnel3_name" varchar,
  	"version_funnel3_text" varchar,
  	"version_funnel4_name" varchar,
  	"version_funnel4_text" varchar,
  	"version_measure_heading" varchar,
  	"version_measures1" varchar,
  	"version_measures2" varchar,
  	"version_measures3" varchar,
  	"version_measures4" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_communication" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_communication_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_communication_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"week_heading" varchar,
  	"week1_day" varchar,
  	"week1_text" varchar,
  	"week2_day" varchar,
  	"week2_text" varchar,
  	"week3_day" varchar,
  	"week3_text" varchar,
  	"week4_day" varchar,
  	"week4_text" varchar,
  	"deliverables_heading" varchar,
  	"deliverables1_name" varchar,
  	"deliverables1_text" varchar,
  	"deliverables2_name" varchar,
  	"deliverables2_text" varchar,
  	"deliverables3_name" varchar,
  	"deliverables3_text" varchar,
  	"deliverables4_name" varchar,
  	"deliverables4_text" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_communication_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_communication_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_communication_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_communication_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_week_heading" varchar,
  	"version_week1_day" varchar,
  	"version_week1_text" varchar,
  	"version_week2_day" varchar,
  	"version_week2_text" varchar,
  	"version_week3_day" varchar,
  	"version_week3_text" varchar,
  	"version_week4_day" varchar,
  	"version_week4_text" varchar,
  	"version_deliverables_heading" varchar,
  	"version_deliverables1_name" varchar,
  	"version_deliverables1_text" varchar,
  	"version_deliverables2_name" varchar,
  	"version_deliverables2_text" varchar,
  	"version_deliverables3_name" varchar,
  	"version_deliverables3_text" varchar,
  	"version_deliverables4_name" varchar,
  	"version_deliverables4_text" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_graphisme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_graphisme_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_graphisme_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"works_heading" varchar,
  	"works1_name" varchar,
  	"works1_text" varchar,
  	"works2_name" varchar,
  	"works2_text" varchar,
  	"works3_name" varchar,
  	"works3_text" varchar,
  	"works4_name" varchar,
  	"works4_text" varchar,
  	"works5_name" varchar,
  	"works5_text" varchar,
  	"content_heading" varchar,
  	"content1" varchar,
  	"content2" varchar,
  	"counters_heading" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_graphisme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_graphisme_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_graphisme_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_graphisme_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_works_heading" varchar,
  	"version_works1_name" varchar,
  	"version_works1_text" varchar,
  	"version_works2_name" varchar,
  	"version_works2_text" varchar,
  	"version_works3_name" varchar,
  	"version_works3_text" varchar,
  	"version_works4_name" varchar,
  	"version_works4_text" varchar,
  	"version_works5_name" varchar,
  	"version_works5_text" varchar,
  	"version_content_heading" varchar,
  	"version_content1" varchar,
  	"version_content2" varchar,
  	"version_counters_heading" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_applications_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_applications_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"budget_heading" varchar,
  	"budgets1_figure" varchar,
  	"budgets1_text" varchar,
  	"budgets2_figure" varchar,
  	"budgets2_text" varchar,
  	"budgets3_figure" varchar,
  	"budgets3_text" varchar,
  	"kinds_heading" varchar,
  	"kinds1_name" varchar,
  	"kinds1_text" varchar,
  	"kinds2_name" varchar,
  	"kinds2_text" varchar,
  	"kinds3_name" varchar,
  	"kinds3_text" varchar,
  	"kinds4_name" varchar,
  	"kinds4_text" varchar,
  	"ownership" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_applications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_applications_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_applications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_applications_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_budget_heading" varchar,
  	"version_budgets1_figure" varchar,
  	"version_budgets1_text" varchar,
  	"version_budgets2_figure" varchar,
  	"version_budgets2_text" varchar,
  	"version_budgets3_figure" varchar,
  	"version_budgets3_text" varchar,
  	"version_kinds_heading" varchar,
  	"version_kinds1_name" varchar,
  	"version_kinds1_text" varchar,
  	"version_kinds2_name" varchar,
  	"version_kinds2_text" varchar,
  	"version_kinds3_name" varchar,
  	"version_kinds3_text" varchar,
  	"version_kinds4_name" varchar,
  	"version_kinds4_text" varchar,
  	"version_ownership" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "page_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_page_data_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_data_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"example_heading" varchar,
  	"example_text" varchar,
  	"steps_heading" varchar,
  	"steps1_name" varchar,
  	"steps1_text" varchar,
  	"steps2_name" varchar,
  	"steps2_text" varchar,
  	"steps3_name" varchar,
  	"steps3_text" varchar,
  	"steps4_name" varchar,
  	"steps4_text" varchar,
  	"law" varchar,
  	"contact" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_data_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__page_data_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_data_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_page_data_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_example_heading" varchar,
  	"version_example_text" varchar,
  	"version_steps_heading" varchar,
  	"version_steps1_name" varchar,
  	"version_steps1_text" varchar,
  	"version_steps2_name" varchar,
  	"version_steps2_text" varchar,
  	"version_steps3_name" varchar,
  	"version_steps3_text" varchar,
  	"version_steps4_name" varchar,
  	"version_steps4_text" varchar,
  	"version_law" varchar,
  	"version_contact" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "page_services_locales" ADD CONSTRAINT "page_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_services_v_locales" ADD CONSTRAINT "_page_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_formation_locales" ADD CONSTRAINT "page_formation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_formation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_formation_v_locales" ADD CONSTRAINT "_page_formation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_formation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_conseils_locales" ADD CONSTRAINT "page_conseils_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_conseils"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_conseils_v_locales" ADD CONSTRAINT "_page_conseils_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_conseils_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_transformation_locales" ADD CONSTRAINT "page_transformation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_transformation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_transformation_v_locales" ADD CONSTRAINT "_page_transformation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_transformation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_emploi_locales" ADD CONSTRAINT "page_emploi_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_emploi"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_emploi_v_locales" ADD CONSTRAINT "_page_emploi_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_emploi_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_livraison_locales" ADD CONSTRAINT "page_livraison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_livraison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_livraison_v_locales" ADD CONSTRAINT "_page_livraison_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_livraison_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_prospection_locales" ADD CONSTRAINT "page_prospection_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_prospection"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_prospection_v_locales" ADD CONSTRAINT "_page_prospection_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_prospection_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_marketing_locales" ADD CONSTRAINT "page_marketing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_marketing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_marketing_v_locales" ADD CONSTRAINT "_page_marketing_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_marketing_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_communication_locales" ADD CONSTRAINT "page_communication_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_communication"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_communication_v_locales" ADD CONSTRAINT "_page_communication_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_communication_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_graphisme_locales" ADD CONSTRAINT "page_graphisme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_graphisme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_graphisme_v_locales" ADD CONSTRAINT "_page_graphisme_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_graphisme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_applications_locales" ADD CONSTRAINT "page_applications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_applications_v_locales" ADD CONSTRAINT "_page_applications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_data_locales" ADD CONSTRAINT "page_data_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_data_v_locales" ADD CONSTRAINT "_page_data_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_data_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_services__status_idx" ON "page_services" USING btree ("_status");
  CREATE UNIQUE INDEX "page_services_locales_locale_parent_id_unique" ON "page_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_services_locales_parent_id_idx" ON "page_services_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_services_v_version_version__status_idx" ON "_page_services_v" USING btree ("version__status");
  CREATE INDEX "_page_services_v_created_at_idx" ON "_page_services_v" USING btree ("created_at");
  CREATE INDEX "_page_services_v_updated_at_idx" ON "_page_services_v" USING btree ("updated_at");
  CREATE INDEX "_page_services_v_snapshot_idx" ON "_page_services_v" USING btree ("snapshot");
  CREATE INDEX "_page_services_v_published_locale_idx" ON "_page_services_v" USING btree ("published_locale");
  CREATE INDEX "_page_services_v_latest_idx" ON "_page_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_services_v_locales_locale_parent_id_unique" ON "_page_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_services_v_locales_parent_id_idx" ON "_page_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_formation__status_idx" ON "page_formation" USING btree ("_status");
  CREATE UNIQUE INDEX "page_formation_locales_locale_parent_id_unique" ON "page_formation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_formation_locales_parent_id_idx" ON "page_formation_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_formation_v_version_version__status_idx" ON "_page_formation_v" USING btree ("version__status");
  CREATE INDEX "_page_formation_v_created_at_idx" ON "_page_formation_v" USING btree ("created_at");
  CREATE INDEX "_page_formation_v_updated_at_idx" ON "_page_formation_v" USING btree ("updated_at");
  CREATE INDEX "_page_formation_v_snapshot_idx" ON "_page_formation_v" USING btree ("snapshot");
  CREATE INDEX "_page_formation_v_published_locale_idx" ON "_page_formation_v" USING btree ("published_locale");
  CREATE INDEX "_page_formation_v_latest_idx" ON "_page_formation_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_formation_v_locales_locale_parent_id_unique" ON "_page_formation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_formation_v_locales_parent_id_idx" ON "_page_formation_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_conseils__status_idx" ON "page_conseils" USING btree ("_status");
  CREATE UNIQUE INDEX "page_conseils_locales_locale_parent_id_unique" ON "page_conseils_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_conseils_locales_parent_id_idx" ON "page_conseils_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_conseils_v_version_version__status_idx" ON "_page_conseils_v" USING btree ("version__status");
  CREATE INDEX "_page_conseils_v_created_at_idx" ON "_page_conseils_v" USING btree ("created_at");
  CREATE INDEX "_page_conseils_v_updated_at_idx" ON "_page_conseils_v" USING btree ("updated_at");
  CREATE INDEX "_page_conseils_v_snapshot_idx" ON "_page_conseils_v" USING btree ("snapshot");
  CREATE INDEX "_page_conseils_v_published_locale_idx" ON "_page_conseils_v" USING btree ("published_locale");
  CREATE INDEX "_page_conseils_v_latest_idx" ON "_page_conseils_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_conseils_v_locales_locale_parent_id_unique" ON "_page_conseils_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_conseils_v_locales_parent_id_idx" ON "_page_conseils_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_transformation__status_idx" ON "page_transformation" USING btree ("_status");
  CREATE UNIQUE INDEX "page_transformation_locales_locale_parent_id_unique" ON "page_transformation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_transformation_locales_parent_id_idx" ON "page_transformation_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_transformation_v_version_version__status_idx" ON "_page_transformation_v" USING btree ("version__status");
  CREATE INDEX "_page_transformation_v_created_at_idx" ON "_page_transformation_v" USING btree ("created_at");
  CREATE INDEX "_page_transformation_v_updated_at_idx" ON "_page_transformation_v" USING btree ("updated_at");
  CREATE INDEX "_page_transformation_v_snapshot_idx" ON "_page_transformation_v" USING btree ("snapshot");
  CREATE INDEX "_page_transformation_v_published_locale_idx" ON "_page_transformation_v" USING btree ("published_locale");
  CREATE INDEX "_page_transformation_v_latest_idx" ON "_page_transformation_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_transformation_v_locales_locale_parent_id_unique" ON "_page_transformation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_transformation_v_locales_parent_id_idx" ON "_page_transformation_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_emploi__status_idx" ON "page_emploi" USING btree ("_status");
  CREATE UNIQUE INDEX "page_emploi_locales_locale_parent_id_unique" ON "page_emploi_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_emploi_locales_parent_id_idx" ON "page_emploi_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_emploi_v_version_version__status_idx" ON "_page_emploi_v" USING btree ("version__status");
  CREATE INDEX "_page_emploi_v_created_at_idx" ON "_page_emploi_v" USING btree ("created_at");
  CREATE INDEX "_page_emploi_v_updated_at_idx" ON "_page_emploi_v" USING btree ("updated_at");
  CREATE INDEX "_page_emploi_v_snapshot_idx" ON "_page_emploi_v" USING btree ("snapshot");
  CREATE INDEX "_page_emploi_v_published_locale_idx" ON "_page_emploi_v" USING btree ("published_locale");
  CREATE INDEX "_page_emploi_v_latest_idx" ON "_page_emploi_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_emploi_v_locales_locale_parent_id_unique" ON "_page_emploi_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_emploi_v_locales_parent_id_idx" ON "_page_emploi_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_livraison__status_idx" ON "page_livraison" USING btree ("_status");
  CREATE UNIQUE INDEX "page_livraison_locales_locale_parent_id_unique" ON "page_livraison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_livraison_locales_parent_id_idx" ON "page_livraison_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_livraison_v_version_version__status_idx" ON "_page_livraison_v" USING btree ("version__status");
  CREATE INDEX "_page_livraison_v_created_at_idx" ON "_page_livraison_v" USING btree ("created_at");
  CREATE INDEX "_page_livraison_v_updated_at_idx" ON "_page_livraison_v" USING btree ("updated_at");
  CREATE INDEX "_page_livraison_v_snapshot_idx" ON "_page_livraison_v" USING btree ("snapshot");
  CREATE INDEX "_page_livraison_v_published_locale_idx" ON "_page_livraison_v" USING btree ("published_locale");
  CREATE INDEX "_page_livraison_v_latest_idx" ON "_page_livraison_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_livraison_v_locales_locale_parent_id_unique" ON "_page_livraison_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_livraison_v_locales_parent_id_idx" ON "_page_livraison_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_prospection__status_idx" ON "page_prospection" USING btree ("_status");
  CREATE UNIQUE INDEX "page_prospection_locales_locale_parent_id_unique" ON "page_prospection_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_prospection_locales_parent_id_idx" ON "page_prospection_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_prospection_v_version_version__status_idx" ON "_page_prospection_v" USING btree ("version__status");
  CREATE INDEX "_page_prospection_v_created_at_idx" ON "_page_prospection_v" USING btree ("created_at");
  CREATE INDEX "_page_prospection_v_updated_at_idx" ON "_page_prospection_v" USING btree ("updated_at");
  CREATE INDEX "_page_prospection_v_snapshot_idx" ON "_page_prospection_v" USING btree ("snapshot");
  CREATE INDEX "_page_prospection_v_published_locale_idx" ON "_page_prospection_v" USING btree ("published_locale");
  CREATE INDEX "_page_prospection_v_latest_idx" ON "_page_prospection_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_prospection_v_locales_locale_parent_id_unique" ON "_page_prospection_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_prospection_v_locales_parent_id_idx" ON "_page_prospection_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_marketing__status_idx" ON "page_marketing" USING btree ("_status");
  CREATE UNIQUE INDEX "page_marketing_locales_locale_parent_id_unique" ON "page_marketing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_marketing_locales_parent_id_idx" ON "page_marketing_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_marketing_v_version_version__status_idx" ON "_page_marketing_v" USING btree ("version__status");
  CREATE INDEX "_page_marketing_v_created_at_idx" ON "_page_marketing_v" USING btree ("created_at");
  CREATE INDEX "_page_marketing_v_updated_at_idx" ON "_page_marketing_v" USING btree ("updated_at");
  CREATE INDEX "_page_marketing_v_snapshot_idx" ON "_page_marketing_v" USING btree ("snapshot");
  CREATE INDEX "_page_marketing_v_published_locale_idx" ON "_page_marketing_v" USING btree ("published_locale");
  CREATE INDEX "_page_marketing_v_latest_idx" ON "_page_marketing_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_marketing_v_locales_locale_parent_id_unique" ON "_page_marketing_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_marketing_v_locales_parent_id_idx" ON "_page_marketing_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_communication__status_idx" ON "page_communication" USING btree ("_status");
  CREATE UNIQUE INDEX "page_communication_locales_locale_parent_id_unique" ON "page_communication_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_communication_locales_parent_id_idx" ON "page_communication_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_communication_v_version_version__status_idx" ON "_page_communication_v" USING btree ("version__status");
  CREATE INDEX "_page_communication_v_created_at_idx" ON "_page_communication_v" USING btree ("created_at");
  CREATE INDEX "_page_communication_v_updated_at_idx" ON "_page_communication_v" USING btree ("updated_at");
  CREATE INDEX "_page_communication_v_snapshot_idx" ON "_page_communication_v" USING btree ("snapshot");
  CREATE INDEX "_page_communication_v_published_locale_idx" ON "_page_communication_v" USING btree ("published_locale");
  CREATE INDEX "_page_communication_v_latest_idx" ON "_page_communication_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_communication_v_locales_locale_parent_id_unique" ON "_page_communication_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_communication_v_locales_parent_id_idx" ON "_page_communication_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_graphisme__status_idx" ON "page_graphisme" USING btree ("_status");
  CREATE UNIQUE INDEX "page_graphisme_locales_locale_parent_id_unique" ON "page_graphisme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_graphisme_locales_parent_id_idx" ON "page_graphisme_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_graphisme_v_version_version__status_idx" ON "_page_graphisme_v" USING btree ("version__status");
  CREATE INDEX "_page_graphisme_v_created_at_idx" ON "_page_graphisme_v" USING btree ("created_at");
  CREATE INDEX "_page_graphisme_v_updated_at_idx" ON "_page_graphisme_v" USING btree ("updated_at");
  CREATE INDEX "_page_graphisme_v_snapshot_idx" ON "_page_graphisme_v" USING btree ("snapshot");
  CREATE INDEX "_page_graphisme_v_published_locale_idx" ON "_page_graphisme_v" USING btree ("published_locale");
  CREATE INDEX "_page_graphisme_v_latest_idx" ON "_page_graphisme_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_graphisme_v_locales_locale_parent_id_unique" ON "_page_graphisme_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_graphisme_v_locales_parent_id_idx" ON "_page_graphisme_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_applications__status_idx" ON "page_applications" USING btree ("_status");
  CREATE UNIQUE INDEX "page_applications_locales_locale_parent_id_unique" ON "page_applications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_applications_locales_parent_id_idx" ON "page_applications_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_applications_v_version_version__status_idx" ON "_page_applications_v" USING btree ("version__status");
  CREATE INDEX "_page_applications_v_created_at_idx" ON "_page_applications_v" USING btree ("created_at");
  CREATE INDEX "_page_applications_v_updated_at_idx" ON "_page_applications_v" USING btree ("updated_at");
  CREATE INDEX "_page_applications_v_snapshot_idx" ON "_page_applications_v" USING btree ("snapshot");
  CREATE INDEX "_page_applications_v_published_locale_idx" ON "_page_applications_v" USING btree ("published_locale");
  CREATE INDEX "_page_applications_v_latest_idx" ON "_page_applications_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_applications_v_locales_locale_parent_id_unique" ON "_page_applications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_applications_v_locales_parent_id_idx" ON "_page_applications_v_locales" USING btree ("_parent_id");
  CREATE INDEX "page_data__status_idx" ON "page_data" USING btree ("_status");
  CREATE UNIQUE INDEX "page_data_locales_locale_parent_id_unique" ON "page_data_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_data_locales_parent_id_idx" ON "page_data_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_data_v_version_version__status_idx" ON "_page_data_v" USING btree ("version__status");
  CREATE INDEX "_page_data_v_created_at_idx" ON "_page_data_v" USING btree ("created_at");
  CREATE INDEX "_page_data_v_updated_at_idx" ON "_page_data_v" USING btree ("updated_at");
  CREATE INDEX "_page_data_v_snapshot_idx" ON "_page_data_v" USING btree ("snapshot");
  CREATE INDEX "_page_data_v_published_locale_idx" ON "_page_data_v" USING btree ("published_locale");
  CREATE INDEX "_page_data_v_latest_idx" ON "_page_data_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_data_v_locales_locale_parent_id_unique" ON "_page_data_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_data_v_locales_parent_id_idx" ON "_page_data_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "page_services" CASCADE;
  DROP TABLE "page_services_locales" CASCADE;
  DROP TABLE "_page_services_v" CASCADE;
  DROP TABLE "_page_services_v_locales" CASCADE;
  DROP TABLE "page_formation" CASCADE;
  DROP TABLE "page_formation_locales" CASCADE;
  DROP TABLE "_page_formation_v" CASCADE;
  DROP TABLE "_page_formation_v_locales" CASCADE;
  DROP TABLE "page_conseils" CASCADE;
  DROP TABLE "page_conseils_locales" CASCADE;
  DROP TABLE "_page_conseils_v" CASCADE;
  DROP TABLE "_page_conseils_v_locales" CASCADE;
  DROP TABLE "page_transformation" CASCADE;
  DROP TABLE "page_transformation_locales" CASCADE;
  DROP TABLE "_page_transformation_v" CASCADE;
  DROP TABLE "_page_transformation_v_locales" CASCADE;
  DROP TABLE "page_emploi" CASCADE;
  DROP TABLE "page_emploi_locales" CASCADE;
  DROP TABLE "_page_emploi_v" CASCADE;
  DROP TABLE "_page_emploi_v_locales" CASCADE;
  DROP TABLE "page_livraison" CASCADE;
  DROP TABLE "page_livraison_locales" CASCADE;
  DROP TABLE "_page_livraison_v" CASCADE;
  DROP TABLE "_page_livraison_v_locales" CASCADE;
  DROP TABLE "page_prospection" CASCADE;
  DROP TABLE "page_prospection_locales" CASCADE;
  DROP TABLE "_page_prospection_v" CASCADE;
  DROP TABLE "_page_prospection_v_locales" CASCADE;
  DROP TABLE "page_marketing" CASCADE;
  DROP TABLE "page_marketing_locales" CASCADE;
  DROP TABLE "_page_marketing_v" CASCADE;
  DROP TABLE "_page_marketing_v_locales" CASCADE;
  DROP TABLE "page_communication" CASCADE;
  DROP TABLE "page_communication_locales" CASCADE;
  DROP TABLE "_page_communication_v" CASCADE;
  DROP TABLE "_page_communication_v_locales" CASCADE;
  DROP TABLE "page_graphisme" CASCADE;
  DROP TABLE "page_graphisme_locales" CASCADE;
  DROP TABLE "_page_graphisme_v" CASCADE;
  DROP TABLE "_page_graphisme_v_locales" CASCADE;
  DROP TABLE "page_applications" CASCADE;
  DROP TABLE "page_applications_locales" CASCADE;
  DROP TABLE "_page_applications_v" CASCADE;
  DROP TABLE "_page_applications_v_locales" CASCADE;
  DROP TABLE "page_data" CASCADE;
  DROP TABLE "page_data_locales" CASCADE;
  DROP TABLE "_page_data_v" CASCADE;
  DROP TABLE "_page_data_v_locales" CASCADE;
  DROP TYPE "public"."enum_page_services_status";
  DROP TYPE "public"."enum__page_services_v_version_status";
  DROP TYPE "public"."enum__page_services_v_published_locale";
  DROP TYPE "public"."enum_page_formation_status";
  DROP TYPE "public"."enum__page_formation_v_version_status";
  DROP TYPE "public"."enum__page_formation_v_published_locale";
  DROP TYPE "public"."enum_page_conseils_status";
  DROP TYPE "public"."enum__page_conseils_v_version_status";
  DROP TYPE "public"."enum__page_conseils_v_published_locale";
  DROP TYPE "public"."enum_page_transformation_status";
  DROP TYPE "public"."enum__page_transformation_v_version_status";
  DROP TYPE "public"."enum__page_transformation_v_published_locale";
  DROP TYPE "public"."enum_page_emploi_status";
  DROP TYPE "public"."enum__page_emploi_v_version_status";
  DROP TYPE "public"."enum__page_emploi_v_published_locale";
  DROP TYPE "public"."enum_page_livraison_status";
  DROP TYPE "public"."enum__page_livraison_v_version_status";
  DROP TYPE "public"."enum__page_livraison_v_published_locale";
  DROP TYPE "public"."enum_page_prospection_status";
  DROP TYPE "public"."enum__page_prospection_v_version_status";
  DROP TYPE "public"."enum__page_prospection_v_published_locale";
  DROP TYPE "public"."enum_page_marketing_status";
  DROP TYPE "public"."enum__page_marketing_v_version_status";
  DROP TYPE "public"."enum__page_marketing_v_published_locale";
  DROP TYPE "public"."enum_page_communication_status";
  DROP TYPE "public"."enum__page_communication_v_version_status";
  DROP TYPE "public"."enum__page_communication_v_published_locale";
  DROP TYPE "public"."enum_page_graphisme_status";
  DROP TYPE "public"."enum__page_graphisme_v_version_status";
  DROP TYPE "public"."enum__page_graphisme_v_published_locale";
  DROP TYPE "public"."enum_page_applications_status";
  DROP TYPE "public"."enum__page_applications_v_version_status";
  DROP TYPE "public"."enum__page_applications_v_published_locale";
  DROP TYPE "public"."enum_page_data_status";
  DROP TYPE "public"."enum__page_data_v_version_status";
  DROP TYPE "public"."enum__page_data_v_published_locale";`)
}
