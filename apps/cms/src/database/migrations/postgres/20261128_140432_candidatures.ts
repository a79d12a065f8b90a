import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_candidatures_etat" AS ENUM('reçue', 'présélection', 'entretien', 'proposée', 'retenue', 'refusée', 'retirée');
  CREATE TYPE "public"."enum_candidatures_motif" AS ENUM('profil', 'experience', 'diplome', 'langue', 'lieu', 'disponibilite', 'pretentions', 'injoignable', 'incomplet', 'pourvue', 'annulee');
  CREATE TYPE "public"."enum_candidatures_refus_motif" AS ENUM('profil', 'experience', 'diplome', 'langue', 'lieu', 'disponibilite', 'pretentions', 'injoignable', 'incomplet', 'pourvue', 'annulee');
  CREATE TYPE "public"."enum_candidatures_locale" AS ENUM('en', 'fr', 'ar');
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'application' BEFORE 'reminder';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendRefusals' BEFORE 'expireEstimates';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendRefusals' BEFORE 'expireEstimates';
  CREATE TABLE "candidatures_appels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"qui" varchar,
  	"mot" varchar
  );
  
  CREATE TABLE "candidatures_etapes" (
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
  
  CREATE TABLE "candidatures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"etat" "enum_candidatures_etat" NOT NULL,
  	"offre_id" integer,
  	"intitule" varchar,
  	"nom" varchar,
  	"phone" varchar,
  	"indicatif" varchar,
  	"email" varchar,
  	"message" varchar,
  	"reponses" jsonb,
  	"resume" jsonb,
  	"cv" varchar,
  	"cv_nom" varchar,
  	"cv_type" varchar,
  	"cv_taille" numeric,
  	"lettre" varchar,
  	"lettre_nom" varchar,
  	"lettre_type" varchar,
  	"lettre_taille" numeric,
  	"notes" varchar,
  	"motif" "enum_candidatures_motif",
  	"refus_motif" "enum_candidatures_refus_motif",
  	"refus_mot" varchar,
  	"refus_par" varchar,
  	"refus_le" timestamp(3) with time zone,
  	"consenti_le" timestamp(3) with time zone,
  	"repondue_le" timestamp(3) with time zone,
  	"effacee_le" timestamp(3) with time zone,
  	"identite" varchar,
  	"unicite" varchar,
  	"empreinte" varchar,
  	"suspicion" varchar,
  	"locale" "enum_candidatures_locale" DEFAULT 'fr',
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "emails_rels" ADD COLUMN "candidatures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "candidatures_id" integer;
  ALTER TABLE "candidatures_appels" ADD CONSTRAINT "candidatures_appels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."candidatures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "candidatures_etapes" ADD CONSTRAINT "candidatures_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."candidatures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "candidatures" ADD CONSTRAINT "candidatures_offre_id_jobs_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "candidatures_appels_order_idx" ON "candidatures_appels" USING btree ("_order");
  CREATE INDEX "candidatures_appels_parent_id_idx" ON "candidatures_appels" USING btree ("_parent_id");
  CREATE INDEX "candidatures_etapes_order_idx" ON "candidatures_etapes" USING btree ("_order");
  CREATE INDEX "candidatures_etapes_parent_id_idx" ON "candidatures_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "candidatures_reference_idx" ON "candidatures" USING btree ("reference");
  CREATE INDEX "candidatures_etat_idx" ON "candidatures" USING btree ("etat");
  CREATE INDEX "candidatures_offre_idx" ON "candidatures" USING btree ("offre_id");
  CREATE INDEX "candidatures_phone_idx" ON "candidatures" USING btree ("phone");
  CREATE INDEX "candidatures_email_idx" ON "candidatures" USING btree ("email");
  CREATE INDEX "candidatures_cv_idx" ON "candidatures" USING btree ("cv");
  CREATE INDEX "candidatures_lettre_idx" ON "candidatures" USING btree ("lettre");
  CREATE INDEX "candidatures_refus_le_idx" ON "candidatures" USING btree ("refus_le");
  CREATE INDEX "candidatures_repondue_le_idx" ON "candidatures" USING btree ("repondue_le");
  CREATE INDEX "candidatures_identite_idx" ON "candidatures" USING btree ("identite");
  CREATE UNIQUE INDEX "candidatures_unicite_idx" ON "candidatures" USING btree ("unicite");
  CREATE UNIQUE INDEX "candidatures_idempotency_key_idx" ON "candidatures" USING btree ("idempotency_key");
  CREATE INDEX "candidatures_updated_at_idx" ON "candidatures" USING btree ("updated_at");
  CREATE INDEX "candidatures_created_at_idx" ON "candidatures" USING btree ("created_at");
  CREATE INDEX "offre_etat_idx" ON "candidatures" USING btree ("offre_id","etat");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_candidatures_fk" FOREIGN KEY ("candidatures_id") REFERENCES "public"."candidatures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_candidatures_fk" FOREIGN KEY ("candidatures_id") REFERENCES "public"."candidatures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "emails_rels_candidatures_id_idx" ON "emails_rels" USING btree ("candidatures_id");
  CREATE INDEX "payload_locked_documents_rels_candidatures_id_idx" ON "payload_locked_documents_rels" USING btree ("candidatures_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "candidatures_appels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "candidatures_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "candidatures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "candidatures_appels" CASCADE;
  DROP TABLE "candidatures_etapes" CASCADE;
  DROP TABLE "candidatures" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_candidatures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_candidatures_fk";
  
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'alert', 'order', 'unpaidOrder', 'estimate', 'delivery', 'reminder', 'warning', 'reply');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendAlerts', 'sendPasswordLetter', 'sendSpaceCode', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendLetter', 'welcomeReaders', 'sendSummary', 'eraseExpired', 'endDeposits', 'backup', 'expireOrders', 'expireEstimates', 'remindStaff', 'countStock', 'sendAlerts', 'sendPasswordLetter', 'sendSpaceCode', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "emails_rels_candidatures_id_idx";
  DROP INDEX "payload_locked_documents_rels_candidatures_id_idx";
  ALTER TABLE "emails_rels" DROP COLUMN "candidatures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "candidatures_id";
  DROP TYPE "public"."enum_candidatures_etat";
  DROP TYPE "public"."enum_candidatures_motif";
  DROP TYPE "public"."enum_candidatures_refus_motif";
  DROP TYPE "public"."enum_candidatures_locale";`)
}
