import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_attestations_etat" AS ENUM('valide', 'révoquée', 'remplacée');
  CREATE TYPE "public"."enum_attestations_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TABLE "attestations_etapes" (
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
  
  CREATE TABLE "attestations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"etat" "enum_attestations_etat" NOT NULL,
  	"inscription_id" integer NOT NULL,
  	"version" numeric NOT NULL,
  	"session_id" integer NOT NULL,
  	"nom" varchar,
  	"formation" varchar NOT NULL,
  	"debut" timestamp(3) with time zone NOT NULL,
  	"fin" timestamp(3) with time zone NOT NULL,
  	"heures" numeric NOT NULL,
  	"delivree_le" timestamp(3) with time zone NOT NULL,
  	"locale" "enum_attestations_locale" NOT NULL,
  	"modele" numeric NOT NULL,
  	"empreinte" varchar NOT NULL,
  	"remplacee_par" varchar,
  	"effacee_le" timestamp(3) with time zone,
  	"fichier" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pointages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cle" varchar NOT NULL,
  	"inscription_id" integer NOT NULL,
  	"demi_journee" varchar NOT NULL,
  	"present" boolean,
  	"qui" varchar NOT NULL,
  	"marque_le" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "attestations_etapes" ADD CONSTRAINT "attestations_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."attestations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attestations" ADD CONSTRAINT "attestations_inscription_id_inscriptions_id_fk" FOREIGN KEY ("inscription_id") REFERENCES "public"."inscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "attestations" ADD CONSTRAINT "attestations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pointages" ADD CONSTRAINT "pointages_inscription_id_inscriptions_id_fk" FOREIGN KEY ("inscription_id") REFERENCES "public"."inscriptions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "attestations_etapes_order_idx" ON "attestations_etapes" USING btree ("_order");
  CREATE INDEX "attestations_etapes_parent_id_idx" ON "attestations_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "attestations_code_idx" ON "attestations" USING btree ("code");
  CREATE INDEX "attestations_etat_idx" ON "attestations" USING btree ("etat");
  CREATE INDEX "attestations_inscription_idx" ON "attestations" USING btree ("inscription_id");
  CREATE INDEX "attestations_session_idx" ON "attestations" USING btree ("session_id");
  CREATE INDEX "attestations_fichier_idx" ON "attestations" USING btree ("fichier");
  CREATE INDEX "attestations_updated_at_idx" ON "attestations" USING btree ("updated_at");
  CREATE INDEX "attestations_created_at_idx" ON "attestations" USING btree ("created_at");
  CREATE UNIQUE INDEX "inscription_version_idx" ON "attestations" USING btree ("inscription_id","version");
  CREATE UNIQUE INDEX "pointages_cle_idx" ON "pointages" USING btree ("cle");
  CREATE INDEX "pointages_inscription_idx" ON "pointages" USING btree ("inscription_id");
  CREATE INDEX "pointages_updated_at_idx" ON "pointages" USING btree ("updated_at");
  CREATE INDEX "pointages_created_at_idx" ON "pointages" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "attestations_etapes" CASCADE;
  DROP TABLE "attestations" CASCADE;
  DROP TABLE "pointages" CASCADE;
  DROP TYPE "public"."enum_attestations_etat";
  DROP TYPE "public"."enum_attestations_locale";`)
}
