import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inscriptions_etat" AS ENUM('retenue', 'confirmée', 'attestée', 'annulée', 'expirée');
  CREATE TYPE "public"."enum_attentes_etat" AS ENUM('en_attente', 'offerte', 'prise', 'déclinée', 'expirée', 'retirée', 'sans_suite');
  CREATE TYPE "public"."enum_attentes_locale" AS ENUM('en', 'fr', 'ar');
  ALTER TYPE "public"."enum_commandes_lignes_nature" ADD VALUE 'session';
  ALTER TYPE "public"."enum_commandes_etat" ADD VALUE 'remboursée';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'countSeats' BEFORE 'sendPasswordLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'countSeats' BEFORE 'sendPasswordLetter';
  CREATE TABLE "inscriptions_etapes" (
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
  
  CREATE TABLE "inscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"etat" "enum_inscriptions_etat" NOT NULL,
  	"session_id" integer NOT NULL,
  	"commande_id" integer NOT NULL,
  	"place" numeric NOT NULL,
  	"nom" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"prix" numeric NOT NULL,
  	"acompte" numeric,
  	"notes" varchar,
  	"cle_change" varchar,
  	"empreinte_change" varchar,
  	"effacee_le" timestamp(3) with time zone,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attentes_etapes" (
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
  
  CREATE TABLE "attentes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"etat" "enum_attentes_etat" NOT NULL,
  	"session_id" integer NOT NULL,
  	"places" numeric NOT NULL,
  	"nom" varchar NOT NULL,
  	"phone" varchar,
  	"indicatif" varchar,
  	"email" varchar,
  	"locale" "enum_attentes_locale" DEFAULT 'fr' NOT NULL,
  	"jusqua" timestamp(3) with time zone,
  	"commande_id" integer,
  	"notes" varchar,
  	"reseau" varchar,
  	"identite" varchar,
  	"cle_envoi" varchar,
  	"empreinte" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "commandes_lignes" ADD COLUMN "session_id" integer;
  ALTER TABLE "commandes" ADD COLUMN "acompte" numeric;
  ALTER TABLE "commandes" ADD COLUMN "bon_de_commande" varchar;
  ALTER TABLE "emails_rels" ADD COLUMN "inscriptions_id" integer;
  ALTER TABLE "emails_rels" ADD COLUMN "attentes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "attentes_id" integer;
  ALTER TABLE "inscriptions_etapes" ADD CONSTRAINT "inscriptions_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "attentes_etapes" ADD CONSTRAINT "attentes_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."attentes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attentes" ADD CONSTRAINT "attentes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "attentes" ADD CONSTRAINT "attentes_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inscriptions_etapes_order_idx" ON "inscriptions_etapes" USING btree ("_order");
  CREATE INDEX "inscriptions_etapes_parent_id_idx" ON "inscriptions_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "inscriptions_reference_idx" ON "inscriptions" USING btree ("reference");
  CREATE INDEX "inscriptions_etat_idx" ON "inscriptions" USING btree ("etat");
  CREATE INDEX "inscriptions_session_idx" ON "inscriptions" USING btree ("session_id");
  CREATE INDEX "inscriptions_commande_idx" ON "inscriptions" USING btree ("commande_id");
  CREATE INDEX "inscriptions_phone_idx" ON "inscriptions" USING btree ("phone");
  CREATE INDEX "inscriptions_email_idx" ON "inscriptions" USING btree ("email");
  CREATE INDEX "inscriptions_updated_at_idx" ON "inscriptions" USING btree ("updated_at");
  CREATE INDEX "inscriptions_created_at_idx" ON "inscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "commande_session_place_idx" ON "inscriptions" USING btree ("commande_id","session_id","place");
  CREATE INDEX "attentes_etapes_order_idx" ON "attentes_etapes" USING btree ("_order");
  CREATE INDEX "attentes_etapes_parent_id_idx" ON "attentes_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "attentes_reference_idx" ON "attentes" USING btree ("reference");
  CREATE INDEX "attentes_etat_idx" ON "attentes" USING btree ("etat");
  CREATE INDEX "attentes_session_idx" ON "attentes" USING btree ("session_id");
  CREATE INDEX "attentes_phone_idx" ON "attentes" USING btree ("phone");
  CREATE INDEX "attentes_email_idx" ON "attentes" USING btree ("email");
  CREATE INDEX "attentes_commande_idx" ON "attentes" USING btree ("commande_id");
  CREATE INDEX "attentes_reseau_idx" ON "attentes" USING btree ("reseau");
  CREATE INDEX "attentes_identite_idx" ON "attentes" USING btree ("identite");
  CREATE UNIQUE INDEX "attentes_cle_envoi_idx" ON "attentes" USING btree ("cle_envoi");
  CREATE INDEX "attentes_updated_at_idx" ON "attentes" USING btree ("updated_at");
  CREATE INDEX "attentes_created_at_idx" ON "attentes" USING btree ("created_at");
  CREATE INDEX "session_etat_idx" ON "attentes" USING btree ("session_id","etat");
  ALTER TABLE "commandes_lignes" ADD CONSTRAINT "commandes_lignes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_inscriptions_fk" FOREIGN KEY ("inscriptions_id") REFERENCES "public"."inscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_attentes_fk" FOREIGN KEY ("attentes_id") REFERENCES "public"."attentes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inscriptions_fk" FOREIGN KEY ("inscriptions_id") REFERENCES "public"."inscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attentes_fk" FOREIGN KEY ("attentes_id") REFERENCES "public"."attentes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "commandes_lignes_session_idx" ON "commandes_lignes" USING btree ("session_id");
  CREATE INDEX "emails_rels_inscriptions_id_idx" ON "emails_rels" USING btree ("inscriptions_id");
  CREATE INDEX "emails_rels_attentes_id_idx" ON "emails_rels" USING btree ("attentes_id");
  CREATE INDEX "payload_locked_documents_rels_inscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("inscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_attentes_id_idx" ON "payload_locked_documents_rels" USING btree ("attentes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inscriptions_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attentes_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attentes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inscriptions_etapes" CASCADE;
  DROP TABLE "inscriptions" CASCADE;
  DROP TABLE "attentes_etapes" CASCADE;
  DROP TABLE "attentes" CASCADE;
  ALTER TABLE "commandes_lignes" DROP CONSTRAINT "commandes_lignes_session_id_sessions_id_fk";
  
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_inscriptions_fk";
  
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_attentes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_attentes_fk";
  
  ALTER TABLE "commandes_lignes" ALTER COLUMN "nature" SET DATA TYPE text;
  DROP TYPE "public"."enum_commandes_lignes_nature";
  CREATE TYPE "public"."enum_commandes_lignes_nature" AS ENUM('livre', 'formule', 'prestation');
  ALTER TABLE "commandes_lignes" ALTER COLUMN "nature" SET DATA TYPE "public"."enum_commandes_lignes_nature" USING "nature"::"public"."enum_commandes_lignes_nature";
  ALTER TABLE "commandes" ALTER COLUMN "etat" SET DATA TYPE text;
  DROP TYPE "public"."enum_commandes_etat";
  CREATE TYPE "public"."enum_commandes_etat" AS ENUM('en_attente', 'confirmée', 'payée', 'préparée', 'remise', 'annulée', 'expirée');
  ALTER TABLE "commandes" ALTER COLUMN "etat" SET DATA TYPE "public"."enum_commandes_etat" USING "etat"::"public"."enum_commandes_etat";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'sendRefusals', 'expireEstimates', 'remindStaff', 'countStock', 'sendAlerts', 'sendPasswordLetter', 'sendSpaceCode', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'sendRefusals', 'expireEstimates', 'remindStaff', 'countStock', 'sendAlerts', 'sendPasswordLetter', 'sendSpaceCode', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "commandes_lignes_session_idx";
  DROP INDEX "emails_rels_inscriptions_id_idx";
  DROP INDEX "emails_rels_attentes_id_idx";
  DROP INDEX "payload_locked_documents_rels_inscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_attentes_id_idx";
  ALTER TABLE "commandes_lignes" DROP COLUMN "session_id";
  ALTER TABLE "commandes" DROP COLUMN "acompte";
  ALTER TABLE "commandes" DROP COLUMN "bon_de_commande";
  ALTER TABLE "emails_rels" DROP COLUMN "inscriptions_id";
  ALTER TABLE "emails_rels" DROP COLUMN "attentes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "attentes_id";
  DROP TYPE "public"."enum_inscriptions_etat";
  DROP TYPE "public"."enum_attentes_etat";
  DROP TYPE "public"."enum_attentes_locale";`)
}
