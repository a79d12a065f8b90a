import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`partages_candidats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`candidature_id\` integer NOT NULL,
  	\`mot\` text,
  	FOREIGN KEY (\`candidature_id\`) REFERENCES \`candidatures\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`partages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partages_candidats_order_idx\` ON \`partages_candidats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partages_candidats_parent_id_idx\` ON \`partages_candidats\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`partages_candidats_candidature_idx\` ON \`partages_candidats\` (\`candidature_id\`);`)
  await db.run(sql`CREATE TABLE \`partages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`offre_id\` integer,
  	\`intitule\` text,
  	\`jeton\` text,
  	\`par\` text,
  	\`fin_le\` text,
  	\`arret_le\` text,
  	\`vues\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`offre_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`partages_offre_idx\` ON \`partages\` (\`offre_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`partages_jeton_idx\` ON \`partages\` (\`jeton\`);`)
  await db.run(sql`CREATE INDEX \`partages_updated_at_idx\` ON \`partages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partages_created_at_idx\` ON \`partages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`envois_formule\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`commande_id\` integer,
  	\`job_id\` integer,
  	\`par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`commande_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`envois_formule_commande_idx\` ON \`envois_formule\` (\`commande_id\`);`)
  await db.run(sql`CREATE INDEX \`envois_formule_job_idx\` ON \`envois_formule\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`envois_formule_updated_at_idx\` ON \`envois_formule\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`envois_formule_created_at_idx\` ON \`envois_formule\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`commande_job_idx\` ON \`envois_formule\` (\`commande_id\`,\`job_id\`);`)
  await db.run(sql`CREATE TABLE \`offres_etapes\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`offres\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offres_etapes_order_idx\` ON \`offres_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`offres_etapes_parent_id_idx\` ON \`offres_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offres\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`titre\` text,
  	\`entreprise\` text,
  	\`ville\` text,
  	\`description\` text,
  	\`nom\` text,
  	\`email\` text,
  	\`indicatif\` text,
  	\`phone\` text,
  	\`etat\` text DEFAULT 'nouvelle' NOT NULL,
  	\`brouillon_id\` integer,
  	\`suspicion\` text,
  	\`locale\` text DEFAULT 'fr',
  	\`idempotency_key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`brouillon_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`offres_email_idx\` ON \`offres\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`offres_phone_idx\` ON \`offres\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`offres_etat_idx\` ON \`offres\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`offres_brouillon_idx\` ON \`offres\` (\`brouillon_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`offres_idempotency_key_idx\` ON \`offres\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`offres_updated_at_idx\` ON \`offres\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offres_created_at_idx\` ON \`offres\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`questions\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_questions\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`profil\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`appreciation\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`accord\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`accord_le\` text;`)
  await db.run(sql`ALTER TABLE \`emails_rels\` ADD \`offres_id\` integer REFERENCES offres(id);`)
  await db.run(sql`CREATE INDEX \`emails_rels_offres_id_idx\` ON \`emails_rels\` (\`offres_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`partages_candidats\`;`)
  await db.run(sql`DROP TABLE \`partages\`;`)
  await db.run(sql`DROP TABLE \`envois_formule\`;`)
  await db.run(sql`DROP TABLE \`offres_etapes\`;`)
  await db.run(sql`DROP TABLE \`offres\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_emails_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`devis_id\` integer,
  	\`contacts_id\` integer,
  	\`newsletters_id\` integer,
  	\`commandes_id\` integer,
  	\`livraisons_id\` integer,
  	\`coursiers_id\` integer,
  	\`candidatures_id\` integer,
  	\`inscriptions_id\` integer,
  	\`attentes_id\` integer,
  	\`estimations_id\` integer,
  	\`commentaires_id\` integer,
  	\`signalements_id\` integer,
  	\`alertes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commandes_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`livraisons_id\`) REFERENCES \`livraisons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`coursiers_id\`) REFERENCES \`coursiers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`candidatures_id\`) REFERENCES \`candidatures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inscriptions_id\`) REFERENCES \`inscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attentes_id\`) REFERENCES \`attentes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimations_id\`) REFERENCES \`estimations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commentaires_id\`) REFERENCES \`commentaires\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`signalements_id\`) REFERENCES \`signalements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alertes_id\`) REFERENCES \`alertes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_emails_rels\`("id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "livraisons_id", "coursiers_id", "candidatures_id", "inscriptions_id", "attentes_id", "estimations_id", "commentaires_id", "signalements_id", "alertes_id") SELECT "id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "livraisons_id", "coursiers_id", "candidatures_id", "inscriptions_id", "attentes_id", "estimations_id", "commentaires_id", "signalements_id", "alertes_id" FROM \`emails_rels\`;`)
  await db.run(sql`DROP TABLE \`emails_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_emails_rels\` RENAME TO \`emails_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`emails_rels_order_idx\` ON \`emails_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_parent_idx\` ON \`emails_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_path_idx\` ON \`emails_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_devis_id_idx\` ON \`emails_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_contacts_id_idx\` ON \`emails_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_newsletters_id_idx\` ON \`emails_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_commandes_id_idx\` ON \`emails_rels\` (\`commandes_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_livraisons_id_idx\` ON \`emails_rels\` (\`livraisons_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_coursiers_id_idx\` ON \`emails_rels\` (\`coursiers_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_candidatures_id_idx\` ON \`emails_rels\` (\`candidatures_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_inscriptions_id_idx\` ON \`emails_rels\` (\`inscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_attentes_id_idx\` ON \`emails_rels\` (\`attentes_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_estimations_id_idx\` ON \`emails_rels\` (\`estimations_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_commentaires_id_idx\` ON \`emails_rels\` (\`commentaires_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_signalements_id_idx\` ON \`emails_rels\` (\`signalements_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_alertes_id_idx\` ON \`emails_rels\` (\`alertes_id\`);`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`questions\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_questions\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`profil\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`appreciation\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`accord\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`accord_le\`;`)
}
