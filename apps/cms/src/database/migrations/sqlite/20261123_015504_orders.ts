import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`commandes_lignes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`nature\` text NOT NULL,
  	\`livre_id\` integer,
  	\`numero\` numeric,
  	\`code\` text,
  	\`titre\` text NOT NULL,
  	\`quantite\` numeric NOT NULL,
  	\`prix\` numeric NOT NULL,
  	\`montant\` numeric NOT NULL,
  	\`reserve\` numeric DEFAULT 0,
  	\`du\` text,
  	\`au\` text,
  	\`rappel_le\` text,
  	FOREIGN KEY (\`livre_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`commandes_lignes_order_idx\` ON \`commandes_lignes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`commandes_lignes_parent_id_idx\` ON \`commandes_lignes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`commandes_lignes_livre_idx\` ON \`commandes_lignes\` (\`livre_id\`);`)
  await db.run(sql`CREATE TABLE \`commandes_etapes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`de\` text,
  	\`vers\` text NOT NULL,
  	\`par\` text NOT NULL,
  	\`qui\` text,
  	\`motif\` text,
  	\`message\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`commandes_etapes_order_idx\` ON \`commandes_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`commandes_etapes_parent_id_idx\` ON \`commandes_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`commandes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`nom\` text,
  	\`phone\` text,
  	\`indicatif\` text,
  	\`email\` text,
  	\`locale\` text DEFAULT 'fr' NOT NULL,
  	\`mode\` text NOT NULL,
  	\`livraison\` numeric NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`paye\` numeric DEFAULT 0 NOT NULL,
  	\`remise_mode\` text DEFAULT 'agence' NOT NULL,
  	\`remise_ville\` text,
  	\`remise_quartier\` text,
  	\`remise_repere\` text,
  	\`entreprise_nom\` text,
  	\`entreprise_ifu\` text,
  	\`entreprise_rccm\` text,
  	\`note\` text,
  	\`notes\` text,
  	\`echeance\` text,
  	\`rappel_le\` text,
  	\`fec_numero\` text,
  	\`fec_qr\` text,
  	\`cle\` text NOT NULL,
  	\`cle_envoi\` text,
  	\`empreinte\` text NOT NULL,
  	\`search_text\` text,
  	\`effacee_le\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`commandes_reference_idx\` ON \`commandes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`commandes_etat_idx\` ON \`commandes\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`commandes_phone_idx\` ON \`commandes\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`commandes_email_idx\` ON \`commandes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`commandes_echeance_idx\` ON \`commandes\` (\`echeance\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`commandes_cle_envoi_idx\` ON \`commandes\` (\`cle_envoi\`);`)
  await db.run(sql`CREATE INDEX \`commandes_updated_at_idx\` ON \`commandes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`commandes_created_at_idx\` ON \`commandes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`etat_echeance_idx\` ON \`commandes\` (\`etat\`,\`echeance\`);`)
  await db.run(sql`CREATE TABLE \`paiements_etapes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`de\` text,
  	\`vers\` text NOT NULL,
  	\`par\` text NOT NULL,
  	\`qui\` text,
  	\`motif\` text,
  	\`message\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`paiements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`paiements_etapes_order_idx\` ON \`paiements_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`paiements_etapes_parent_id_idx\` ON \`paiements_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`paiements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`commande_id\` integer,
  	\`etat\` text NOT NULL,
  	\`mode\` text NOT NULL,
  	\`operateur_id\` integer,
  	\`montant\` numeric NOT NULL,
  	\`montant_recu\` numeric,
  	\`transaction\` text,
  	\`preuve\` text,
  	\`fournisseur_id\` text,
  	\`page\` text,
  	\`motif\` text,
  	\`encaisse_par\` text,
  	\`encaisse_le\` text,
  	\`prochaine_demande\` text,
  	\`demandes\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`operateur_id\`) REFERENCES \`operateurs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`paiements_commande_idx\` ON \`paiements\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`paiements_etat_idx\` ON \`paiements\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`paiements_operateur_idx\` ON \`paiements\` (\`operateur_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`paiements_preuve_idx\` ON \`paiements\` (\`preuve\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`paiements_fournisseur_id_idx\` ON \`paiements\` (\`fournisseur_id\`);`)
  await db.run(sql`CREATE INDEX \`paiements_encaisse_le_idx\` ON \`paiements\` (\`encaisse_le\`);`)
  await db.run(sql`CREATE INDEX \`paiements_updated_at_idx\` ON \`paiements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paiements_created_at_idx\` ON \`paiements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`etat_prochaineDemande_idx\` ON \`paiements\` (\`etat\`,\`prochaine_demande\`);`)
  await db.run(sql`CREATE TABLE \`recus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`numero\` text NOT NULL,
  	\`annee\` numeric NOT NULL,
  	\`rang\` numeric NOT NULL,
  	\`commande_id\` integer NOT NULL,
  	\`paiement_id\` integer NOT NULL,
  	\`montant\` numeric NOT NULL,
  	\`date\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`paiement_id\`) REFERENCES \`paiements\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`recus_numero_idx\` ON \`recus\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`recus_commande_idx\` ON \`recus\` (\`commande_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`recus_paiement_idx\` ON \`recus\` (\`paiement_id\`);`)
  await db.run(sql`CREATE INDEX \`recus_updated_at_idx\` ON \`recus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recus_created_at_idx\` ON \`recus\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`annee_rang_idx\` ON \`recus\` (\`annee\`,\`rang\`);`)
  await db.run(sql`CREATE TABLE \`evenements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`paiement_id\` integer,
  	\`fournisseur\` text NOT NULL,
  	\`identifiant\` text NOT NULL,
  	\`genre\` text NOT NULL,
  	\`brut\` text,
  	\`recu_le\` text,
  	\`suite\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`paiement_id\`) REFERENCES \`paiements\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`evenements_paiement_idx\` ON \`evenements\` (\`paiement_id\`);`)
  await db.run(sql`CREATE INDEX \`evenements_updated_at_idx\` ON \`evenements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`evenements_created_at_idx\` ON \`evenements\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fournisseur_identifiant_genre_idx\` ON \`evenements\` (\`fournisseur\`,\`identifiant\`,\`genre\`);`)
  await db.run(sql`CREATE TABLE \`mouvements_stock\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`livre_id\` integer NOT NULL,
  	\`titre\` text,
  	\`quantite\` numeric NOT NULL,
  	\`motif\` text NOT NULL,
  	\`precision\` text,
  	\`commande_id\` integer,
  	\`reste\` numeric,
  	\`par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`livre_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mouvements_stock_livre_idx\` ON \`mouvements_stock\` (\`livre_id\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_commande_idx\` ON \`mouvements_stock\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_updated_at_idx\` ON \`mouvements_stock\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mouvements_stock_created_at_idx\` ON \`mouvements_stock\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tarifs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`nature\` text NOT NULL,
  	\`prix\` numeric NOT NULL,
  	\`mois\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tarifs_code_idx\` ON \`tarifs\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`tarifs_updated_at_idx\` ON \`tarifs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tarifs_created_at_idx\` ON \`tarifs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tarifs_locales\` (
  	\`nom\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tarifs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tarifs_locales_locale_parent_id_unique\` ON \`tarifs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tarifs_locales_parent_id_idx\` ON \`tarifs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`operateurs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`nom\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`compte\` text NOT NULL,
  	\`numero\` text NOT NULL,
  	\`ussd\` text,
  	\`logo\` text,
  	\`actif\` integer DEFAULT true,
  	\`releve\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`operateurs__order_idx\` ON \`operateurs\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`operateurs_code_idx\` ON \`operateurs\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`operateurs_updated_at_idx\` ON \`operateurs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`operateurs_created_at_idx\` ON \`operateurs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`operateurs_locales\` (
  	\`instructions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`operateurs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`operateurs_locales_locale_parent_id_unique\` ON \`operateurs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`operateurs_locales_parent_id_idx\` ON \`operateurs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`villes_livrees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`ville\` text NOT NULL,
  	\`frais\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`villes_livrees__order_idx\` ON \`villes_livrees\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`villes_livrees_ville_idx\` ON \`villes_livrees\` (\`ville\`);`)
  await db.run(sql`CREATE INDEX \`villes_livrees_updated_at_idx\` ON \`villes_livrees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`villes_livrees_created_at_idx\` ON \`villes_livrees\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`compteurs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nom\` text NOT NULL,
  	\`valeur\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compteurs_nom_idx\` ON \`compteurs\` (\`nom\`);`)
  await db.run(sql`CREATE INDEX \`compteurs_updated_at_idx\` ON \`compteurs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`compteurs_created_at_idx\` ON \`compteurs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ventes_fournisseurs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`ventes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`ventes_fournisseurs_order_idx\` ON \`ventes_fournisseurs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`ventes_fournisseurs_parent_idx\` ON \`ventes_fournisseurs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`ventes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`delai_heures\` numeric DEFAULT 72 NOT NULL,
  	\`delai_virement_jours\` numeric DEFAULT 10 NOT NULL,
  	\`rappel_heures\` numeric DEFAULT 24 NOT NULL,
  	\`conservation_ans\` numeric DEFAULT 10 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`ventes_locales\` (
  	\`virement\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`ventes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ventes_locales_locale_parent_id_unique\` ON \`ventes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`ventes_locales_parent_id_idx\` ON \`ventes_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`biblios\` ADD \`stock\` numeric;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`reference\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`devis_reference_idx\` ON \`devis\` (\`reference\`);`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`reference\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contacts_reference_idx\` ON \`contacts\` (\`reference\`);`)
  await db.run(sql`ALTER TABLE \`emails_rels\` ADD \`commandes_id\` integer REFERENCES commandes(id);`)
  await db.run(sql`CREATE INDEX \`emails_rels_commandes_id_idx\` ON \`emails_rels\` (\`commandes_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`commandes_id\` integer REFERENCES commandes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`paiements_id\` integer REFERENCES paiements(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tarifs_id\` integer REFERENCES tarifs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`operateurs_id\` integer REFERENCES operateurs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`villes_livrees_id\` integer REFERENCES villes_livrees(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commandes_id_idx\` ON \`payload_locked_documents_rels\` (\`commandes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paiements_id_idx\` ON \`payload_locked_documents_rels\` (\`paiements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tarifs_id_idx\` ON \`payload_locked_documents_rels\` (\`tarifs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_operateurs_id_idx\` ON \`payload_locked_documents_rels\` (\`operateurs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_villes_livrees_id_idx\` ON \`payload_locked_documents_rels\` (\`villes_livrees_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`commandes_lignes\`;`)
  await db.run(sql`DROP TABLE \`commandes_etapes\`;`)
  await db.run(sql`DROP TABLE \`commandes\`;`)
  await db.run(sql`DROP TABLE \`paiements_etapes\`;`)
  await db.run(sql`DROP TABLE \`paiements\`;`)
  await db.run(sql`DROP TABLE \`recus\`;`)
  await db.run(sql`DROP TABLE \`evenements\`;`)
  await db.run(sql`DROP TABLE \`mouvements_stock\`;`)
  await db.run(sql`DROP TABLE \`tarifs\`;`)
  await db.run(sql`DROP TABLE \`tarifs_locales\`;`)
  await db.run(sql`DROP TABLE \`operateurs\`;`)
  await db.run(sql`DROP TABLE \`operateurs_locales\`;`)
  await db.run(sql`DROP TABLE \`villes_livrees\`;`)
  await db.run(sql`DROP TABLE \`compteurs\`;`)
  await db.run(sql`DROP TABLE \`ventes_fournisseurs\`;`)
  await db.run(sql`DROP TABLE \`ventes\`;`)
  await db.run(sql`DROP TABLE \`ventes_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_emails_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`devis_id\` integer,
  	\`contacts_id\` integer,
  	\`newsletters_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_emails_rels\`("id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id") SELECT "id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id" FROM \`emails_rels\`;`)
  await db.run(sql`DROP TABLE \`emails_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_emails_rels\` RENAME TO \`emails_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`emails_rels_order_idx\` ON \`emails_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_parent_idx\` ON \`emails_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_path_idx\` ON \`emails_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_devis_id_idx\` ON \`emails_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_contacts_id_idx\` ON \`emails_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_newsletters_id_idx\` ON \`emails_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`blogs_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`formations_id\` integer,
  	\`formateurs_id\` integer,
  	\`thematiques_id\` integer,
  	\`typesformations_id\` integer,
  	\`modesformations_id\` integer,
  	\`modespayments_id\` integer,
  	\`jobs_id\` integer,
  	\`compagnies_id\` integer,
  	\`jobdomains_id\` integer,
  	\`jobtypes_id\` integer,
  	\`experience_levels_id\` integer,
  	\`biblios_id\` integer,
  	\`faqs_id\` integer,
  	\`media_id\` integer,
  	\`redirections_id\` integer,
  	\`devis_id\` integer,
  	\`contacts_id\` integer,
  	\`newsletters_id\` integer,
  	\`letters_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formations_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formateurs_id\`) REFERENCES \`formateurs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`thematiques_id\`) REFERENCES \`thematiques\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`typesformations_id\`) REFERENCES \`typesformations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modesformations_id\`) REFERENCES \`modesformations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`modespayments_id\`) REFERENCES \`modespayments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`compagnies_id\`) REFERENCES \`compagnies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobdomains_id\`) REFERENCES \`jobdomains\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobtypes_id\`) REFERENCES \`jobtypes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experience_levels_id\`) REFERENCES \`experience_levels\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`biblios_id\`) REFERENCES \`biblios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirections_id\`) REFERENCES \`redirections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`letters_id\`) REFERENCES \`letters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "thematiques_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "media_id", "redirections_id", "devis_id", "contacts_id", "newsletters_id", "letters_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "thematiques_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "media_id", "redirections_id", "devis_id", "contacts_id", "newsletters_id", "letters_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formations_id_idx\` ON \`payload_locked_documents_rels\` (\`formations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_formateurs_id_idx\` ON \`payload_locked_documents_rels\` (\`formateurs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_thematiques_id_idx\` ON \`payload_locked_documents_rels\` (\`thematiques_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_typesformations_id_idx\` ON \`payload_locked_documents_rels\` (\`typesformations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modesformations_id_idx\` ON \`payload_locked_documents_rels\` (\`modesformations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modespayments_id_idx\` ON \`payload_locked_documents_rels\` (\`modespayments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_compagnies_id_idx\` ON \`payload_locked_documents_rels\` (\`compagnies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobdomains_id_idx\` ON \`payload_locked_documents_rels\` (\`jobdomains_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobtypes_id_idx\` ON \`payload_locked_documents_rels\` (\`jobtypes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experience_levels_id_idx\` ON \`payload_locked_documents_rels\` (\`experience_levels_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_biblios_id_idx\` ON \`payload_locked_documents_rels\` (\`biblios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirections_id_idx\` ON \`payload_locked_documents_rels\` (\`redirections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devis_id_idx\` ON \`payload_locked_documents_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_letters_id_idx\` ON \`payload_locked_documents_rels\` (\`letters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`devis_reference_idx\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`reference\`;`)
  await db.run(sql`DROP INDEX \`contacts_reference_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`biblios\` DROP COLUMN \`stock\`;`)
}
