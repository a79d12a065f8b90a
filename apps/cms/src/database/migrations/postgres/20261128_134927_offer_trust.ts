import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_controles_etat" AS ENUM('libre', 'suspendue');
  CREATE TYPE "public"."enum_signalements_motif" AS ENUM('frais', 'fausse', 'perimee', 'discrimination', 'autre');
  CREATE TYPE "public"."enum_signalements_etat" AS ENUM('nouveau', 'classé');
  CREATE TYPE "public"."enum_signalements_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TABLE "controles_etapes" (
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
  
  CREATE TABLE "controles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer,
  	"etat" "enum_controles_etat" DEFAULT 'libre' NOT NULL,
  	"empreintes" jsonb,
  	"verifiee_le" timestamp(3) with time zone,
  	"verifiee_par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "signalements_etapes" (
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
  
  CREATE TABLE "signalements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer,
  	"motif" "enum_signalements_motif" NOT NULL,
  	"message" varchar,
  	"email" varchar,
  	"etat" "enum_signalements_etat" DEFAULT 'nouveau' NOT NULL,
  	"reseau" varchar NOT NULL,
  	"cle" varchar,
  	"suspicion" varchar,
  	"locale" "enum_signalements_locale" DEFAULT 'fr',
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "jobs" ADD COLUMN "pourvue" boolean DEFAULT false;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_pourvue" boolean DEFAULT false;
  ALTER TABLE "compagnies" ADD COLUMN "ifu" varchar;
  ALTER TABLE "compagnies" ADD COLUMN "rccm" varchar;
  ALTER TABLE "compagnies" ADD COLUMN "agrement" varchar;
  ALTER TABLE "compagnies" ADD COLUMN "agrement_fin" timestamp(3) with time zone;
  ALTER TABLE "compagnies" ADD COLUMN "controle_jusquau" timestamp(3) with time zone;
  ALTER TABLE "compagnies" ADD COLUMN "controle_le" timestamp(3) with time zone;
  ALTER TABLE "compagnies" ADD COLUMN "controle_par" varchar;
  ALTER TABLE "emails_rels" ADD COLUMN "signalements_id" integer;
  ALTER TABLE "settings" ADD COLUMN "agrement" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_agrement" varchar;
  ALTER TABLE "controles_etapes" ADD CONSTRAINT "controles_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."controles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "controles" ADD CONSTRAINT "controles_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "signalements_etapes" ADD CONSTRAINT "signalements_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."signalements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "signalements" ADD CONSTRAINT "signalements_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "controles_etapes_order_idx" ON "controles_etapes" USING btree ("_order");
  CREATE INDEX "controles_etapes_parent_id_idx" ON "controles_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "controles_job_idx" ON "controles" USING btree ("job_id");
  CREATE INDEX "controles_etat_idx" ON "controles" USING btree ("etat");
  CREATE INDEX "controles_updated_at_idx" ON "controles" USING btree ("updated_at");
  CREATE INDEX "controles_created_at_idx" ON "controles" USING btree ("created_at");
  CREATE INDEX "signalements_etapes_order_idx" ON "signalements_etapes" USING btree ("_order");
  CREATE INDEX "signalements_etapes_parent_id_idx" ON "signalements_etapes" USING btree ("_parent_id");
  CREATE INDEX "signalements_job_idx" ON "signalements" USING btree ("job_id");
  CREATE INDEX "signalements_email_idx" ON "signalements" USING btree ("email");
  CREATE INDEX "signalements_etat_idx" ON "signalements" USING btree ("etat");
  CREATE UNIQUE INDEX "signalements_cle_idx" ON "signalements" USING btree ("cle");
  CREATE UNIQUE INDEX "signalements_idempotency_key_idx" ON "signalements" USING btree ("idempotency_key");
  CREATE INDEX "signalements_updated_at_idx" ON "signalements" USING btree ("updated_at");
  CREATE INDEX "signalements_created_at_idx" ON "signalements" USING btree ("created_at");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_signalements_fk" FOREIGN KEY ("signalements_id") REFERENCES "public"."signalements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "compagnies_ifu_idx" ON "compagnies" USING btree ("ifu");
  CREATE UNIQUE INDEX "compagnies_rccm_idx" ON "compagnies" USING btree ("rccm");
  CREATE INDEX "compagnies_agrement_fin_idx" ON "compagnies" USING btree ("agrement_fin");
  CREATE INDEX "compagnies_controle_jusquau_idx" ON "compagnies" USING btree ("controle_jusquau");
  CREATE INDEX "emails_rels_signalements_id_idx" ON "emails_rels" USING btree ("signalements_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "controles_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "controles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signalements_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "signalements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "controles_etapes" CASCADE;
  DROP TABLE "controles" CASCADE;
  DROP TABLE "signalements_etapes" CASCADE;
  DROP TABLE "signalements" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_signalements_fk";
  
  DROP INDEX "compagnies_ifu_idx";
  DROP INDEX "compagnies_rccm_idx";
  DROP INDEX "compagnies_agrement_fin_idx";
  DROP INDEX "compagnies_controle_jusquau_idx";
  DROP INDEX "emails_rels_signalements_id_idx";
  ALTER TABLE "jobs" DROP COLUMN "pourvue";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_pourvue";
  ALTER TABLE "compagnies" DROP COLUMN "ifu";
  ALTER TABLE "compagnies" DROP COLUMN "rccm";
  ALTER TABLE "compagnies" DROP COLUMN "agrement";
  ALTER TABLE "compagnies" DROP COLUMN "agrement_fin";
  ALTER TABLE "compagnies" DROP COLUMN "controle_jusquau";
  ALTER TABLE "compagnies" DROP COLUMN "controle_le";
  ALTER TABLE "compagnies" DROP COLUMN "controle_par";
  ALTER TABLE "emails_rels" DROP COLUMN "signalements_id";
  ALTER TABLE "settings" DROP COLUMN "agrement";
  ALTER TABLE "_settings_v" DROP COLUMN "version_agrement";
  DROP TYPE "public"."enum_controles_etat";
  DROP TYPE "public"."enum_signalements_motif";
  DROP TYPE "public"."enum_signalements_etat";
  DROP TYPE "public"."enum_signalements_locale";`)
}
