import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_candidatures_appreciation" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum_candidatures_accord" AS ENUM('demandé', 'accordé', 'refusé');
  CREATE TYPE "public"."enum_offres_etat" AS ENUM('nouvelle', 'brouillon', 'écartée');
  CREATE TYPE "public"."enum_offres_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TABLE "partages_candidats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"candidature_id" integer NOT NULL,
  	"mot" varchar
  );
  
  CREATE TABLE "partages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"offre_id" integer,
  	"intitule" varchar,
  	"jeton" varchar,
  	"par" varchar,
  	"fin_le" timestamp(3) with time zone,
  	"arret_le" timestamp(3) with time zone,
  	"vues" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "envois_formule" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"commande_id" integer,
  	"job_id" integer,
  	"par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offres_etapes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"de" varchar,
  	"vers" varchar NOT NULL,
  	"par" varchar NOT NULL,
  	"qui" varchar,
  	"motif" varchar,
  	"message" varchar
  );
  
  CREATE TABLE "offres" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"titre" varchar,
  	"entreprise" varchar,
  	"ville" varchar,
  	"description" varchar,
  	"nom" varchar,
  	"email" varchar,
  	"indicatif" varchar,
  	"phone" varchar,
  	"etat" "enum_offres_etat" DEFAULT 'nouvelle' NOT NULL,
  	"brouillon_id" integer,
  	"suspicion" varchar,
  	"locale" "enum_offres_locale" DEFAULT 'fr',
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "jobs_locales" ADD COLUMN "questions" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_questions" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "profil" varchar;
  ALTER TABLE "candidatures" ADD COLUMN "appreciation" "enum_candidatures_appreciation";
  ALTER TABLE "candidatures" ADD COLUMN "accord" "enum_candidatures_accord";
  ALTER TABLE "candidatures" ADD COLUMN "accord_le" timestamp(3) with time zone;
  ALTER TABLE "emails_rels" ADD COLUMN "offres_id" integer;
  ALTER TABLE "partages_candidats" ADD CONSTRAINT "partages_candidats_candidature_id_candidatures_id_fk" FOREIGN KEY ("candidature_id") REFERENCES "public"."candidatures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partages_candidats" ADD CONSTRAINT "partages_candidats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partages" ADD CONSTRAINT "partages_offre_id_jobs_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "envois_formule" ADD CONSTRAINT "envois_formule_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "envois_formule" ADD CONSTRAINT "envois_formule_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offres_etapes" ADD CONSTRAINT "offres_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offres" ADD CONSTRAINT "offres_brouillon_id_jobs_id_fk" FOREIGN KEY ("brouillon_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "partages_candidats_order_idx" ON "partages_candidats" USING btree ("_order");
  CREATE INDEX "partages_candidats_parent_id_idx" ON "partages_candidats" USING btree ("_parent_id");
  CREATE INDEX "partages_candidats_candidature_idx" ON "partages_candidats" USING btree ("candidature_id");
  CREATE INDEX "partages_offre_idx" ON "partages" USING btree ("offre_id");
  CREATE UNIQUE INDEX "partages_jeton_idx" ON "partages" USING btree ("jeton");
  CREATE INDEX "partages_updated_at_idx" ON "partages" USING btree ("updated_at");
  CREATE INDEX "partages_created_at_idx" ON "partages" USING btree ("created_at");
  CREATE INDEX "envois_formule_commande_idx" ON "envois_formule" USING btree ("commande_id");
  CREATE INDEX "envois_formule_job_idx" ON "envois_formule" USING btree ("job_id");
  CREATE INDEX "envois_formule_updated_at_idx" ON "envois_formule" USING btree ("updated_at");
  CREATE INDEX "envois_formule_created_at_idx" ON "envois_formule" USING btree ("created_at");
  CREATE UNIQUE INDEX "commande_job_idx" ON "envois_formule" USING btree ("commande_id","job_id");
  CREATE INDEX "offres_etapes_order_idx" ON "offres_etapes" USING btree ("_order");
  CREATE INDEX "offres_etapes_parent_id_idx" ON "offres_etapes" USING btree ("_parent_id");
  CREATE INDEX "offres_email_idx" ON "offres" USING btree ("email");
  CREATE INDEX "offres_phone_idx" ON "offres" USING btree ("phone");
  CREATE INDEX "offres_etat_idx" ON "offres" USING btree ("etat");
  CREATE INDEX "offres_brouillon_idx" ON "offres" USING btree ("brouillon_id");
  CREATE UNIQUE INDEX "offres_idempotency_key_idx" ON "offres" USING btree ("idempotency_key");
  CREATE INDEX "offres_updated_at_idx" ON "offres" USING btree ("updated_at");
  CREATE INDEX "offres_created_at_idx" ON "offres" USING btree ("created_at");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_offres_fk" FOREIGN KEY ("offres_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "emails_rels_offres_id_idx" ON "emails_rels" USING btree ("offres_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "partages_candidats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "envois_formule" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offres_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offres" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "partages_candidats" CASCADE;
  DROP TABLE "partages" CASCADE;
  DROP TABLE "envois_formule" CASCADE;
  DROP TABLE "offres_etapes" CASCADE;
  DROP TABLE "offres" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_offres_fk";
  
  DROP INDEX "emails_rels_offres_id_idx";
  ALTER TABLE "jobs_locales" DROP COLUMN "questions";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_questions";
  ALTER TABLE "candidatures" DROP COLUMN "profil";
  ALTER TABLE "candidatures" DROP COLUMN "appreciation";
  ALTER TABLE "candidatures" DROP COLUMN "accord";
  ALTER TABLE "candidatures" DROP COLUMN "accord_le";
  ALTER TABLE "emails_rels" DROP COLUMN "offres_id";
  DROP TYPE "public"."enum_candidatures_appreciation";
  DROP TYPE "public"."enum_candidatures_accord";
  DROP TYPE "public"."enum_offres_etat";
  DROP TYPE "public"."enum_offres_locale";`)
}
