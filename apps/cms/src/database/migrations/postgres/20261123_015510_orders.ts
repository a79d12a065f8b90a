import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_commandes_lignes_nature" AS ENUM('livre', 'formule', 'prestation');
  CREATE TYPE "public"."enum_commandes_etat" AS ENUM('en_attente', 'confirmée', 'payée', 'préparée', 'remise', 'annulée', 'expirée');
  CREATE TYPE "public"."enum_commandes_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TYPE "public"."enum_commandes_mode" AS ENUM('especes_agence', 'especes_livraison', 'mobile_money', 'virement', 'pawapay', 'cinetpay');
  CREATE TYPE "public"."enum_commandes_remise_mode" AS ENUM('agence', 'livraison');
  CREATE TYPE "public"."enum_paiements_etat" AS ENUM('créé', 'en_attente', 'déclaré', 'confirmé', 'refusé', 'annulé', 'expiré', 'à_rapprocher', 'remboursement_dû', 'remboursé');
  CREATE TYPE "public"."enum_paiements_mode" AS ENUM('especes_agence', 'especes_livraison', 'mobile_money', 'virement', 'pawapay', 'cinetpay');
  CREATE TYPE "public"."enum_mouvements_stock_motif" AS ENUM('vente', 'retour', 'arrivage', 'inventaire', 'perte');
  CREATE TYPE "public"."enum_tarifs_nature" AS ENUM('formule', 'prestation');
  CREATE TYPE "public"."enum_operateurs_logo" AS ENUM('orange', 'moov', 'wave', 'pi');
  CREATE TYPE "public"."enum_ventes_fournisseurs" AS ENUM('pawapay', 'cinetpay');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'cashier';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'order';
  CREATE TABLE "commandes_lignes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"nature" "enum_commandes_lignes_nature" NOT NULL,
  	"livre_id" integer,
  	"numero" numeric,
  	"code" varchar,
  	"titre" varchar NOT NULL,
  	"quantite" numeric NOT NULL,
  	"prix" numeric NOT NULL,
  	"montant" numeric NOT NULL,
  	"reserve" numeric DEFAULT 0,
  	"du" timestamp(3) with time zone,
  	"au" timestamp(3) with time zone,
  	"rappel_le" timestamp(3) with time zone
  );
  
  CREATE TABLE "commandes_etapes" (
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
  
  CREATE TABLE "commandes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"etat" "enum_commandes_etat" NOT NULL,
  	"nom" varchar,
  	"phone" varchar,
  	"indicatif" varchar,
  	"email" varchar,
  	"locale" "enum_commandes_locale" DEFAULT 'fr' NOT NULL,
  	"mode" "enum_commandes_mode" NOT NULL,
  	"livraison" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"paye" numeric DEFAULT 0 NOT NULL,
  	"remise_mode" "enum_commandes_remise_mode" DEFAULT 'agence' NOT NULL,
  	"remise_ville" varchar,
  	"remise_quartier" varchar,
  	"remise_repere" varchar,
  	"entreprise_nom" varchar,
  	"entreprise_ifu" varchar,
  	"entreprise_rccm" varchar,
  	"note" varchar,
  	"notes" varchar,
  	"echeance" timestamp(3) with time zone,
  	"rappel_le" timestamp(3) with time zone,
  	"fec_numero" varchar,
  	"fec_qr" varchar,
  	"cle" varchar NOT NULL,
  	"cle_envoi" varchar,
  	"empreinte" varchar NOT NULL,
  	"search_text" varchar,
  	"effacee_le" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "paiements_etapes" (
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
  
  CREATE TABLE "paiements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"commande_id" integer,
  	"etat" "enum_paiements_etat" NOT NULL,
  	"mode" "enum_paiements_mode" NOT NULL,
  	"operateur_id" integer,
  	"montant" numeric NOT NULL,
  	"montant_recu" numeric,
  	"transaction" varchar,
  	"preuve" varchar,
  	"fournisseur_id" varchar,
  	"page" varchar,
  	"motif" varchar,
  	"encaisse_par" varchar,
  	"encaisse_le" timestamp(3) with time zone,
  	"prochaine_demande" timestamp(3) with time zone,
  	"demandes" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"numero" varchar NOT NULL,
  	"annee" numeric NOT NULL,
  	"rang" numeric NOT NULL,
  	"commande_id" integer NOT NULL,
  	"paiement_id" integer NOT NULL,
  	"montant" numeric NOT NULL,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "evenements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"paiement_id" integer,
  	"fournisseur" varchar NOT NULL,
  	"identifiant" varchar NOT NULL,
  	"genre" varchar NOT NULL,
  	"brut" jsonb,
  	"recu_le" timestamp(3) with time zone,
  	"suite" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mouvements_stock" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"livre_id" integer NOT NULL,
  	"titre" varchar,
  	"quantite" numeric NOT NULL,
  	"motif" "enum_mouvements_stock_motif" NOT NULL,
  	"precision" varchar,
  	"commande_id" integer,
  	"reste" numeric,
  	"par" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tarifs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"nature" "enum_tarifs_nature" NOT NULL,
  	"prix" numeric NOT NULL,
  	"mois" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tarifs_locales" (
  	"nom" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "operateurs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"nom" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"compte" varchar NOT NULL,
  	"numero" varchar NOT NULL,
  	"ussd" varchar,
  	"logo" "enum_operateurs_logo",
  	"actif" boolean DEFAULT true,
  	"releve" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "operateurs_locales" (
  	"instructions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "villes_livrees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"ville" varchar NOT NULL,
  	"frais" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "compteurs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"nom" varchar NOT NULL,
  	"valeur" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ventes_fournisseurs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_ventes_fournisseurs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "ventes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"delai_heures" numeric DEFAULT 72 NOT NULL,
  	"delai_virement_jours" numeric DEFAULT 10 NOT NULL,
  	"rappel_heures" numeric DEFAULT 24 NOT NULL,
  	"conservation_ans" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "ventes_locales" (
  	"virement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "biblios" ADD COLUMN "stock" numeric;
  ALTER TABLE "devis" ADD COLUMN "reference" varchar;
  ALTER TABLE "contacts" ADD COLUMN "reference" varchar;
  ALTER TABLE "emails_rels" ADD COLUMN "commandes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "commandes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "paiements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tarifs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "operateurs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "villes_livrees_id" integer;
  ALTER TABLE "commandes_lignes" ADD CONSTRAINT "commandes_lignes_livre_id_biblios_id_fk" FOREIGN KEY ("livre_id") REFERENCES "public"."biblios"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commandes_lignes" ADD CONSTRAINT "commandes_lignes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."commandes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "commandes_etapes" ADD CONSTRAINT "commandes_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."commandes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paiements_etapes" ADD CONSTRAINT "paiements_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."paiements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "paiements" ADD CONSTRAINT "paiements_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paiements" ADD CONSTRAINT "paiements_operateur_id_operateurs_id_fk" FOREIGN KEY ("operateur_id") REFERENCES "public"."operateurs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recus" ADD CONSTRAINT "recus_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recus" ADD CONSTRAINT "recus_paiement_id_paiements_id_fk" FOREIGN KEY ("paiement_id") REFERENCES "public"."paiements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "evenements" ADD CONSTRAINT "evenements_paiement_id_paiements_id_fk" FOREIGN KEY ("paiement_id") REFERENCES "public"."paiements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mouvements_stock" ADD CONSTRAINT "mouvements_stock_livre_id_biblios_id_fk" FOREIGN KEY ("livre_id") REFERENCES "public"."biblios"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mouvements_stock" ADD CONSTRAINT "mouvements_stock_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tarifs_locales" ADD CONSTRAINT "tarifs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tarifs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "operateurs_locales" ADD CONSTRAINT "operateurs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."operateurs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ventes_fournisseurs" ADD CONSTRAINT "ventes_fournisseurs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ventes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ventes_locales" ADD CONSTRAINT "ventes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ventes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "commandes_lignes_order_idx" ON "commandes_lignes" USING btree ("_order");
  CREATE INDEX "commandes_lignes_parent_id_idx" ON "commandes_lignes" USING btree ("_parent_id");
  CREATE INDEX "commandes_lignes_livre_idx" ON "commandes_lignes" USING btree ("livre_id");
  CREATE INDEX "commandes_etapes_order_idx" ON "commandes_etapes" USING btree ("_order");
  CREATE INDEX "commandes_etapes_parent_id_idx" ON "commandes_etapes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "commandes_reference_idx" ON "commandes" USING btree ("reference");
  CREATE INDEX "commandes_etat_idx" ON "commandes" USING btree ("etat");
  CREATE INDEX "commandes_phone_idx" ON "commandes" USING btree ("phone");
  CREATE INDEX "commandes_email_idx" ON "commandes" USING btree ("email");
  CREATE INDEX "commandes_echeance_idx" ON "commandes" USING btree ("echeance");
  CREATE UNIQUE INDEX "commandes_cle_envoi_idx" ON "commandes" USING btree ("cle_envoi");
  CREATE INDEX "commandes_updated_at_idx" ON "commandes" USING btree ("updated_at");
  CREATE INDEX "commandes_created_at_idx" ON "commandes" USING btree ("created_at");
  CREATE INDEX "etat_echeance_idx" ON "commandes" USING btree ("etat","echeance");
  CREATE INDEX "paiements_etapes_order_idx" ON "paiements_etapes" USING btree ("_order");
  CREATE INDEX "paiements_etapes_parent_id_idx" ON "paiements_etapes" USING btree ("_parent_id");
  CREATE INDEX "paiements_commande_idx" ON "paiements" USING btree ("commande_id");
  CREATE INDEX "paiements_etat_idx" ON "paiements" USING btree ("etat");
  CREATE INDEX "paiements_operateur_idx" ON "paiements" USING btree ("operateur_id");
  CREATE UNIQUE INDEX "paiements_preuve_idx" ON "paiements" USING btree ("preuve");
  CREATE UNIQUE INDEX "paiements_fournisseur_id_idx" ON "paiements" USING btree ("fournisseur_id");
  CREATE INDEX "paiements_encaisse_le_idx" ON "paiements" USING btree ("encaisse_le");
  CREATE INDEX "paiements_updated_at_idx" ON "paiements" USING btree ("updated_at");
  CREATE INDEX "paiements_created_at_idx" ON "paiements" USING btree ("created_at");
  CREATE INDEX "etat_prochaineDemande_idx" ON "paiements" USING btree ("etat","prochaine_demande");
  CREATE UNIQUE INDEX "recus_numero_idx" ON "recus" USING btree ("numero");
  CREATE INDEX "recus_commande_idx" ON "recus" USING btree ("commande_id");
  CREATE UNIQUE INDEX "recus_paiement_idx" ON "recus" USING btree ("paiement_id");
  CREATE INDEX "recus_updated_at_idx" ON "recus" USING btree ("updated_at");
  CREATE INDEX "recus_created_at_idx" ON "recus" USING btree ("created_at");
  CREATE UNIQUE INDEX "annee_rang_idx" ON "recus" USING btree ("annee","rang");
  CREATE INDEX "evenements_paiement_idx" ON "evenements" USING btree ("paiement_id");
  CREATE INDEX "evenements_updated_at_idx" ON "evenements" USING btree ("updated_at");
  CREATE INDEX "evenements_created_at_idx" ON "evenements" USING btree ("created_at");
  CREATE UNIQUE INDEX "fournisseur_identifiant_genre_idx" ON "evenements" USING btree ("fournisseur","identifiant","genre");
  CREATE INDEX "mouvements_stock_livre_idx" ON "mouvements_stock" USING btree ("livre_id");
  CREATE INDEX "mouvements_stock_commande_idx" ON "mouvements_stock" USING btree ("commande_id");
  CREATE INDEX "mouvements_stock_updated_at_idx" ON "mouvements_stock" USING btree ("updated_at");
  CREATE INDEX "mouvements_stock_created_at_idx" ON "mouvements_stock" USING btree ("created_at");
  CREATE UNIQUE INDEX "tarifs_code_idx" ON "tarifs" USING btree ("code");
  CREATE INDEX "tarifs_updated_at_idx" ON "tarifs" USING btree ("updated_at");
  CREATE INDEX "tarifs_created_at_idx" ON "tarifs" USING btree ("created_at");
  CREATE UNIQUE INDEX "tarifs_locales_locale_parent_id_unique" ON "tarifs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tarifs_locales_parent_id_idx" ON "tarifs_locales" USING btree ("_parent_id");
  CREATE INDEX "operateurs__order_idx" ON "operateurs" USING btree ("_order");
  CREATE UNIQUE INDEX "operateurs_code_idx" ON "operateurs" USING btree ("code");
  CREATE INDEX "operateurs_updated_at_idx" ON "operateurs" USING btree ("updated_at");
  CREATE INDEX "operateurs_created_at_idx" ON "operateurs" USING btree ("created_at");
  CREATE UNIQUE INDEX "operateurs_locales_locale_parent_id_unique" ON "operateurs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "operateurs_locales_parent_id_idx" ON "operateurs_locales" USING btree ("_parent_id");
  CREATE INDEX "villes_livrees__order_idx" ON "villes_livrees" USING btree ("_order");
  CREATE UNIQUE INDEX "villes_livrees_ville_idx" ON "villes_livrees" USING btree ("ville");
  CREATE INDEX "villes_livrees_updated_at_idx" ON "villes_livrees" USING btree ("updated_at");
  CREATE INDEX "villes_livrees_created_at_idx" ON "villes_livrees" USING btree ("created_at");
  CREATE UNIQUE INDEX "compteurs_nom_idx" ON "compteurs" USING btree ("nom");
  CREATE INDEX "compteurs_updated_at_idx" ON "compteurs" USING btree ("updated_at");
  CREATE INDEX "compteurs_created_at_idx" ON "compteurs" USING btree ("created_at");
  CREATE INDEX "ventes_fournisseurs_order_idx" ON "ventes_fournisseurs" USING btree ("order");
  CREATE INDEX "ventes_fournisseurs_parent_idx" ON "ventes_fournisseurs" USING btree ("parent_id");
  CREATE UNIQUE INDEX "ventes_locales_locale_parent_id_unique" ON "ventes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ventes_locales_parent_id_idx" ON "ventes_locales" USING btree ("_parent_id");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_commandes_fk" FOREIGN KEY ("commandes_id") REFERENCES "public"."commandes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_commandes_fk" FOREIGN KEY ("commandes_id") REFERENCES "public"."commandes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paiements_fk" FOREIGN KEY ("paiements_id") REFERENCES "public"."paiements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tarifs_fk" FOREIGN KEY ("tarifs_id") REFERENCES "public"."tarifs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_operateurs_fk" FOREIGN KEY ("operateurs_id") REFERENCES "public"."operateurs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_villes_livrees_fk" FOREIGN KEY ("villes_livrees_id") REFERENCES "public"."villes_livrees"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "devis_reference_idx" ON "devis" USING btree ("reference");
  CREATE UNIQUE INDEX "contacts_reference_idx" ON "contacts" USING btree ("reference");
  CREATE INDEX "emails_rels_commandes_id_idx" ON "emails_rels" USING btree ("commandes_id");
  CREATE INDEX "payload_locked_documents_rels_commandes_id_idx" ON "payload_locked_documents_rels" USING btree ("commandes_id");
  CREATE INDEX "payload_locked_documents_rels_paiements_id_idx" ON "payload_locked_documents_rels" USING btree ("paiements_id");
  CREATE INDEX "payload_locked_documents_rels_tarifs_id_idx" ON "payload_locked_documents_rels" USING btree ("tarifs_id");
  CREATE INDEX "payload_locked_documents_rels_operateurs_id_idx" ON "payload_locked_documents_rels" USING btree ("operateurs_id");
  CREATE INDEX "payload_locked_documents_rels_villes_livrees_id_idx" ON "payload_locked_documents_rels" USING btree ("villes_livrees_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes_lignes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "commandes_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "commandes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "paiements_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "paiements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "evenements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mouvements_stock" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tarifs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tarifs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "operateurs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "operateurs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "villes_livrees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compteurs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ventes_fournisseurs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ventes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ventes_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "commandes_lignes" CASCADE;
  DROP TABLE "commandes_etapes" CASCADE;
  DROP TABLE "commandes" CASCADE;
  DROP TABLE "paiements_etapes" CASCADE;
  DROP TABLE "paiements" CASCADE;
  DROP TABLE "recus" CASCADE;
  DROP TABLE "evenements" CASCADE;
  DROP TABLE "mouvements_stock" CASCADE;
  DROP TABLE "tarifs" CASCADE;
  DROP TABLE "tarifs_locales" CASCADE;
  DROP TABLE "operateurs" CASCADE;
  DROP TABLE "operateurs_locales" CASCADE;
  DROP TABLE "villes_livrees" CASCADE;
  DROP TABLE "compteurs" CASCADE;
  DROP TABLE "ventes_fournisseurs" CASCADE;
  DROP TABLE "ventes" CASCADE;
  DROP TABLE "ventes_locales" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_commandes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_commandes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_paiements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tarifs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_operateurs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_villes_livrees_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'agent');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('notice', 'acknowledgement', 'answer', 'confirmation', 'newsletter');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  DROP INDEX "devis_reference_idx";
  DROP INDEX "contacts_reference_idx";
  DROP INDEX "emails_rels_commandes_id_idx";
  DROP INDEX "payload_locked_documents_rels_commandes_id_idx";
  DROP INDEX "payload_locked_documents_rels_paiements_id_idx";
  DROP INDEX "payload_locked_documents_rels_tarifs_id_idx";
  DROP INDEX "payload_locked_documents_rels_operateurs_id_idx";
  DROP INDEX "payload_locked_documents_rels_villes_livrees_id_idx";
  ALTER TABLE "biblios" DROP COLUMN "stock";
  ALTER TABLE "devis" DROP COLUMN "reference";
  ALTER TABLE "contacts" DROP COLUMN "reference";
  ALTER TABLE "emails_rels" DROP COLUMN "commandes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "commandes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "paiements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tarifs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "operateurs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "villes_livrees_id";
  DROP TYPE "public"."enum_commandes_lignes_nature";
  DROP TYPE "public"."enum_commandes_etat";
  DROP TYPE "public"."enum_commandes_locale";
  DROP TYPE "public"."enum_commandes_mode";
  DROP TYPE "public"."enum_commandes_remise_mode";
  DROP TYPE "public"."enum_paiements_etat";
  DROP TYPE "public"."enum_paiements_mode";
  DROP TYPE "public"."enum_mouvements_stock_motif";
  DROP TYPE "public"."enum_tarifs_nature";
  DROP TYPE "public"."enum_operateurs_logo";
  DROP TYPE "public"."enum_ventes_fournisseurs";`)
}
