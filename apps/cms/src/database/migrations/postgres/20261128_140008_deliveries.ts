import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_livraisons_etat" AS ENUM('demandée', 'chiffrée', 'affectée', 'enlevée', 'en_route', 'à_vérifier', 'remise', 'échouée', 'retentée', 'retournée', 'annulée');
  CREATE TYPE "public"."enum_livraisons_mode" AS ENUM('especes_agence', 'especes_livraison', 'mobile_money', 'virement', 'pawapay', 'cinetpay');
  CREATE TYPE "public"."enum_livraisons_payeur" AS ENUM('expediteur', 'destinataire');
  CREATE TYPE "public"."enum_livraisons_raison" AS ENUM('injoignable', 'absent', 'refuse', 'adresse', 'autre');
  CREATE TYPE "public"."enum_livraisons_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_coursiers_pieces_nature" AS ENUM('piece', 'permis', 'assurance', 'carte_grise');
  CREATE TYPE "public"."enum_coursiers_etat" AS ENUM('reçue', 'examinée', 'actif', 'suspendu', 'refusée');
  CREATE TYPE "public"."enum_coursiers_engin" AS ENUM('velo', 'moto', 'tricycle', 'voiture');
  CREATE TYPE "public"."enum_coursiers_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_gestes_nature" AS ENUM('enlevement', 'depart', 'remise', 'echec', 'encaissement');
  CREATE TYPE "public"."enum_gestes_raison" AS ENUM('injoignable', 'absent', 'refuse', 'adresse', 'autre');
  CREATE TYPE "public"."enum_caisse_coursiers_nature" AS ENUM('encaissement', 'remise', 'ecart');
  CREATE TYPE "public"."enum_comptages_issue" AS ENUM('juste', 'ecart', 'regle', 'recompte');
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'delivery' BEFORE 'reminder';
  CREATE TABLE "livraisons_etapes" (
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
  
  CREATE TABLE "livraisons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"etat" "enum_livraisons_etat" DEFAULT 'demandée' NOT NULL,
  	"commande_id" integer,
  	"nom" varchar,
  	"phone" varchar,
  	"indicatif" varchar,
  	"email" varchar,
  	"depart_ville" varchar,
  	"depart_quartier" varchar,
  	"depart_repere" varchar,
  	"depart_contact" varchar,
  	"depart_phone" varchar,
  	"arrivee_ville" varchar,
  	"arrivee_quartier" varchar,
  	"arrivee_repere" varchar,
  	"arrivee_contact" varchar,
  	"arrivee_phone" varchar,
  	"colis" varchar,
  	"souhait" varchar,
  	"mode" "enum_livraisons_mode",
  	"payeur" "enum_livraisons_payeur",
  	"estimation" numeric,
  	"prix" numeric,
  	"coursier_id" integer,
  	"jour" timestamp(3) with time zone,
  	"raison" "enum_livraisons_raison",
  	"tentative" numeric DEFAULT 1,
  	"code" varchar,
  	"notes" varchar,
  	"suspicion" varchar,
  	"locale" "enum_livraisons_locale" DEFAULT 'fr',
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coursiers_pieces" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nature" "enum_coursiers_pieces_nature" NOT NULL,
  	"numero" varchar,
  	"expire_le" timestamp(3) with time zone
  );
  
  CREATE TABLE "coursiers_etapes" (
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
  
  CREATE TABLE "coursiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"etat" "enum_coursiers_etat" DEFAULT 'reçue' NOT NULL,
  	"nom" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"indicatif" varchar,
  	"email" varchar,
  	"ville" varchar NOT NULL,
  	"zone" varchar,
  	"engin" "enum_coursiers_engin" NOT NULL,
  	"permis" varchar,
  	"disponible" boolean DEFAULT true,
  	"piece_fichier" varchar,
  	"piece_fichier_nom" varchar,
  	"piece_fichier_type" varchar,
  	"piece_fichier_taille" numeric,
  	"permis_fichier" varchar,
  	"permis_fichier_nom" varchar,
  	"permis_fichier_type" varchar,
  	"permis_fichier_taille" numeric,
  	"notes" varchar,
  	"lien" varchar,
  	"code_lien" varchar,
  	"essais_lien" numeric,
  	"lien_jusque" timestamp(3) with time zone,
  	"appareil" varchar,
  	"empreinte" varchar,
  	"appareil_le" timestamp(3) with time zone,
  	"suspicion" varchar,
  	"locale" "enum_coursiers_locale" DEFAULT 'fr',
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gestes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cle" varchar NOT NULL,
  	"livraison_id" integer NOT NULL,
  	"coursier_id" integer NOT NULL,
  	"nature" "enum_gestes_nature" NOT NULL,
  	"fait_le" timestamp(3) with time zone NOT NULL,
  	"tentative" numeric,
  	"code_juste" boolean,
  	"signature" jsonb,
  	"raison" "enum_gestes_raison",
  	"montant" numeric,
  	"suite" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "caisse_coursiers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cause" varchar NOT NULL,
  	"coursier_id" integer,
  	"nature" "enum_caisse_coursiers_nature" NOT NULL,
  	"montant" numeric NOT NULL,
  	"livraison" varchar,
  	"paiement_id" integer,
  	"comptage_id" integer,
  	"par" varchar,
  	"motif" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comptages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"coursier_id" integer,
  	"issue" "enum_comptages_issue" NOT NULL,
  	"compte" numeric NOT NULL,
  	"declare" numeric NOT NULL,
  	"ecart" numeric NOT NULL,
  	"par" varchar,
  	"regle_par" varchar,
  	"motif" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "emails_rels" ADD COLUMN "livraisons_id" integer;
  ALTER TABLE "emails_rels" ADD COLUMN "coursiers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "livraisons_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "coursiers_id" integer;
  ALTER TABLE "livraisons_etapes" ADD CONSTRAINT "livraisons_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."livraisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "livraisons" ADD CONSTRAINT "livraisons_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "livraisons" ADD CONSTRAINT "livraisons_coursier_id_coursiers_id_fk" FOREIGN KEY ("coursier_id") REFERENCES "public"."coursiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coursiers_pieces" ADD CONSTRAINT "coursiers_pieces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coursiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coursiers_etapes" ADD CONSTRAINT "coursiers_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coursiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gestes" ADD CONSTRAINT "gestes_livraison_id_livraisons_id_fk" FOREIGN KEY ("livraison_id") REFERENCES "public"."livraisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gestes" ADD CONSTRAINT "gestes_coursier_id_coursiers_id_fk" FOREIGN KEY ("coursier_id") REFERENCES "public"."coursiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caisse_coursiers" ADD CONSTRAINT "caisse_coursiers_coursier_id_coursiers_id_fk" FOREIGN KEY ("coursier_id") REFERENCES "public"."coursiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caisse_coursiers" ADD CONSTRAINT "caisse_coursiers_paiement_id_paiements_id_fk" FOREIGN KEY ("paiement_id") REFERENCES "public"."paiements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "caisse_coursiers" ADD CONSTRAINT "caisse_coursiers_comptage_id_comptages_id_fk" FOREIGN KEY ("comptage_id") REFERENCES "public"."comptages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comptages" ADD CONSTRAINT "comptages_coursier_id_coursiers_id_fk" FOREIGN KEY ("coursier_id") REFERENCES "public"."coursiers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "livraisons_etapes_order_idx" ON "livraisons_etapes" USING btree ("_order");
  CREATE INDEX "livraisons_etapes_parent_id_idx" ON "livraisons_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "livraisons_reference_idx" ON "livraisons" USING btree ("reference");
  CREATE INDEX "livraisons_etat_idx" ON "livraisons" USING btree ("etat");
  CREATE UNIQUE INDEX "livraisons_commande_idx" ON "livraisons" USING btree ("commande_id");
  CREATE INDEX "livraisons_phone_idx" ON "livraisons" USING btree ("phone");
  CREATE INDEX "livraisons_email_idx" ON "livraisons" USING btree ("email");
  CREATE INDEX "livraisons_depart_phone_idx" ON "livraisons" USING btree ("depart_phone");
  CREATE INDEX "livraisons_arrivee_phone_idx" ON "livraisons" USING btree ("arrivee_phone");
  CREATE INDEX "livraisons_coursier_idx" ON "livraisons" USING btree ("coursier_id");
  CREATE INDEX "livraisons_jour_idx" ON "livraisons" USING btree ("jour");
  CREATE UNIQUE INDEX "livraisons_idempotency_key_idx" ON "livraisons" USING btree ("idempotency_key");
  CREATE INDEX "livraisons_updated_at_idx" ON "livraisons" USING btree ("updated_at");
  CREATE INDEX "livraisons_created_at_idx" ON "livraisons" USING btree ("created_at");
  CREATE INDEX "coursiers_pieces_order_idx" ON "coursiers_pieces" USING btree ("_order");
  CREATE INDEX "coursiers_pieces_parent_id_idx" ON "coursiers_pieces" USING btree ("_parent_id");
  CREATE INDEX "coursiers_pieces_expire_le_idx" ON "coursiers_pieces" USING btree ("expire_le");
  CREATE INDEX "coursiers_etapes_order_idx" ON "coursiers_etapes" USING btree ("_order");
  CREATE INDEX "coursiers_etapes_parent_id_idx" ON "coursiers_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "coursiers_reference_idx" ON "coursiers" USING btree ("reference");
  CREATE INDEX "coursiers_etat_idx" ON "coursiers" USING btree ("etat");
  CREATE INDEX "coursiers_phone_idx" ON "coursiers" USING btree ("phone");
  CREATE INDEX "coursiers_email_idx" ON "coursiers" USING btree ("email");
  CREATE INDEX "coursiers_piece_fichier_idx" ON "coursiers" USING btree ("piece_fichier");
  CREATE INDEX "coursiers_permis_fichier_idx" ON "coursiers" USING btree ("permis_fichier");
  CREATE INDEX "coursiers_lien_idx" ON "coursiers" USING btree ("lien");
  CREATE INDEX "coursiers_appareil_idx" ON "coursiers" USING btree ("appareil");
  CREATE UNIQUE INDEX "coursiers_idempotency_key_idx" ON "coursiers" USING btree ("idempotency_key");
  CREATE INDEX "coursiers_updated_at_idx" ON "coursiers" USING btree ("updated_at");
  CREATE INDEX "coursiers_created_at_idx" ON "coursiers" USING btree ("created_at");
  CREATE UNIQUE INDEX "gestes_cle_idx" ON "gestes" USING btree ("cle");
  CREATE INDEX "gestes_livraison_idx" ON "gestes" USING btree ("livraison_id");
  CREATE INDEX "gestes_coursier_idx" ON "gestes" USING btree ("coursier_id");
  CREATE INDEX "gestes_updated_at_idx" ON "gestes" USING btree ("updated_at");
  CREATE INDEX "gestes_created_at_idx" ON "gestes" USING btree ("created_at");
  CREATE UNIQUE INDEX "caisse_coursiers_cause_idx" ON "caisse_coursiers" USING btree ("cause");
  CREATE INDEX "caisse_coursiers_coursier_idx" ON "caisse_coursiers" USING btree ("coursier_id");
  CREATE INDEX "caisse_coursiers_paiement_idx" ON "caisse_coursiers" USING btree ("paiement_id");
  CREATE INDEX "caisse_coursiers_comptage_idx" ON "caisse_coursiers" USING btree ("comptage_id");
  CREATE INDEX "caisse_coursiers_updated_at_idx" ON "caisse_coursiers" USING btree ("updated_at");
  CREATE INDEX "caisse_coursiers_created_at_idx" ON "caisse_coursiers" USING btree ("created_at");
  CREATE INDEX "comptages_coursier_idx" ON "comptages" USING btree ("coursier_id");
  CREATE INDEX "comptages_updated_at_idx" ON "comptages" USING btree ("updated_at");
  CREATE INDEX "comptages_created_at_idx" ON "comptages" USING btree ("created_at");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_livraisons_fk" FOREIGN KEY ("livraisons_id") REFERENCES "public"."livraisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_coursiers_fk" FOREIGN KEY ("coursiers_id") REFERENCES "public"."coursiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_livraisons_fk" FOREIGN KEY ("livraisons_id") REFERENCES "public"."livraisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coursiers_fk" FOREIGN KEY ("coursiers_id") REFERENCES "public"."coursiers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "emails_rels_livraisons_id_idx" ON "emails_rels" USING btree ("livraisons_id");
  CREATE INDEX "emails_rels_coursiers_id_idx" ON "emails_rels" USING btree ("coursiers_id");
  CREATE INDEX "payload_locked_documents_rels_livraisons_id_idx" ON "payload_locked_documents_rels" USING btree ("livraisons_id");
  CREATE INDEX "payload_locked_documents_rels_coursiers_id_idx" ON "payload_locked_documents_rels" USING btree ("coursiers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "livraisons_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "livraisons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coursiers_pieces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coursiers_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coursiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gestes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "caisse_coursiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comptages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "livraisons_etapes" CASCADE;
  DROP TABLE "livraisons" CASCADE;
  DROP TABLE "coursiers_pieces" CASCADE;
  DROP TABLE "coursiers_etapes" CASCADE;
  DROP TABLE "coursiers" CASCADE;
  DROP TABLE "gestes" CASCADE;
  DROP TABLE "caisse_coursiers" CASCADE;
  DROP TABLE "comptages" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_livraisons_fk";
  
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_coursiers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_livraisons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_coursiers_fk";
  
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter', 'alert', 'order', 'unpaidOrder', 'estimate', 'reminder', 'warning', 'reply');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  DROP INDEX "emails_rels_livraisons_id_idx";
  DROP INDEX "emails_rels_coursiers_id_idx";
  DROP INDEX "payload_locked_documents_rels_livraisons_id_idx";
  DROP INDEX "payload_locked_documents_rels_coursiers_id_idx";
  ALTER TABLE "emails_rels" DROP COLUMN "livraisons_id";
  ALTER TABLE "emails_rels" DROP COLUMN "coursiers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "livraisons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "coursiers_id";
  DROP TYPE "public"."enum_livraisons_etat";
  DROP TYPE "public"."enum_livraisons_mode";
  DROP TYPE "public"."enum_livraisons_payeur";
  DROP TYPE "public"."enum_livraisons_raison";
  DROP TYPE "public"."enum_livraisons_locale";
  DROP TYPE "public"."enum_coursiers_pieces_nature";
  DROP TYPE "public"."enum_coursiers_etat";
  DROP TYPE "public"."enum_coursiers_engin";
  DROP TYPE "public"."enum_coursiers_locale";
  DROP TYPE "public"."enum_gestes_nature";
  DROP TYPE "public"."enum_gestes_raison";
  DROP TYPE "public"."enum_caisse_coursiers_nature";
  DROP TYPE "public"."enum_comptages_issue";`)
}
