import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sessions_jours" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_sessions_mode" AS ENUM('presentiel', 'virtuel', 'elearning');
  CREATE TYPE "public"."enum_sessions_etat" AS ENUM('brouillon', 'ouverte', 'garantie', 'close', 'annulee');
  CREATE TABLE "sessions_jours" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sessions_jours",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sessions_etapes" (
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
  
  CREATE TABLE "sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"titre" varchar,
  	"formation_id" integer NOT NULL,
  	"debut" timestamp(3) with time zone,
  	"heures_par_jour" numeric DEFAULT 6,
  	"fin_fixee" timestamp(3) with time zone,
  	"fin" timestamp(3) with time zone,
  	"cloture" timestamp(3) with time zone,
  	"jour_decision" timestamp(3) with time zone,
  	"mode" "enum_sessions_mode" DEFAULT 'presentiel' NOT NULL,
  	"ville" varchar,
  	"lieu" varchar,
  	"salle" varchar,
  	"repere" varchar,
  	"carte" varchar,
  	"lien_prive" varchar,
  	"formateur_id" integer,
  	"langue" varchar,
  	"prix" numeric,
  	"acompte" numeric,
  	"places" numeric,
  	"libres" numeric,
  	"minimum" numeric,
  	"etat" "enum_sessions_etat" DEFAULT 'brouillon' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jours_feries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"titre" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "jours_feries_id" integer;
  ALTER TABLE "sessions_jours" ADD CONSTRAINT "sessions_jours_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sessions_etapes" ADD CONSTRAINT "sessions_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_formation_id_formations_id_fk" FOREIGN KEY ("formation_id") REFERENCES "public"."formations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_formateur_id_formateurs_id_fk" FOREIGN KEY ("formateur_id") REFERENCES "public"."formateurs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sessions_jours_order_idx" ON "sessions_jours" USING btree ("order");
  CREATE INDEX "sessions_jours_parent_idx" ON "sessions_jours" USING btree ("parent_id");
  CREATE INDEX "sessions_etapes_order_idx" ON "sessions_etapes" USING btree ("_order");
  CREATE INDEX "sessions_etapes_parent_id_idx" ON "sessions_etapes" USING btree ("_parent_id");
  CREATE INDEX "sessions_formation_idx" ON "sessions" USING btree ("formation_id");
  CREATE INDEX "sessions_debut_idx" ON "sessions" USING btree ("debut");
  CREATE INDEX "sessions_fin_idx" ON "sessions" USING btree ("fin");
  CREATE INDEX "sessions_cloture_idx" ON "sessions" USING btree ("cloture");
  CREATE INDEX "sessions_jour_decision_idx" ON "sessions" USING btree ("jour_decision");
  CREATE INDEX "sessions_ville_idx" ON "sessions" USING btree ("ville");
  CREATE INDEX "sessions_formateur_idx" ON "sessions" USING btree ("formateur_id");
  CREATE INDEX "sessions_etat_idx" ON "sessions" USING btree ("etat");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE INDEX "formation_debut_idx" ON "sessions" USING btree ("formation_id","debut");
  CREATE UNIQUE INDEX "jours_feries_date_idx" ON "jours_feries" USING btree ("date");
  CREATE INDEX "jours_feries_updated_at_idx" ON "jours_feries" USING btree ("updated_at");
  CREATE INDEX "jours_feries_created_at_idx" ON "jours_feries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sessions_fk" FOREIGN KEY ("sessions_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jours_feries_fk" FOREIGN KEY ("jours_feries_id") REFERENCES "public"."jours_feries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("sessions_id");
  CREATE INDEX "payload_locked_documents_rels_jours_feries_id_idx" ON "payload_locked_documents_rels" USING btree ("jours_feries_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sessions_jours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sessions_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jours_feries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sessions_jours" CASCADE;
  DROP TABLE "sessions_etapes" CASCADE;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "jours_feries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_jours_feries_fk";
  
  DROP INDEX "payload_locked_documents_rels_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_jours_feries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "jours_feries_id";
  DROP TYPE "public"."enum_sessions_jours";
  DROP TYPE "public"."enum_sessions_mode";
  DROP TYPE "public"."enum_sessions_etat";`)
}
