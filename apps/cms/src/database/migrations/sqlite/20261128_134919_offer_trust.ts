import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`controles_etapes\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`controles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`controles_etapes_order_idx\` ON \`controles_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`controles_etapes_parent_id_idx\` ON \`controles_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`controles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_id\` integer,
  	\`etat\` text DEFAULT 'libre' NOT NULL,
  	\`empreintes\` text,
  	\`verifiee_le\` text,
  	\`verifiee_par\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`controles_job_idx\` ON \`controles\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`controles_etat_idx\` ON \`controles\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`controles_updated_at_idx\` ON \`controles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`controles_created_at_idx\` ON \`controles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`signalements_etapes\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`signalements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`signalements_etapes_order_idx\` ON \`signalements_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`signalements_etapes_parent_id_idx\` ON \`signalements_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`signalements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_id\` integer,
  	\`motif\` text NOT NULL,
  	\`message\` text,
  	\`email\` text,
  	\`etat\` text DEFAULT 'nouveau' NOT NULL,
  	\`reseau\` text NOT NULL,
  	\`cle\` text,
  	\`suspicion\` text,
  	\`locale\` text DEFAULT 'fr',
  	\`idempotency_key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`signalements_job_idx\` ON \`signalements\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`signalements_email_idx\` ON \`signalements\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`signalements_etat_idx\` ON \`signalements\` (\`etat\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`signalements_cle_idx\` ON \`signalements\` (\`cle\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`signalements_idempotency_key_idx\` ON \`signalements\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`signalements_updated_at_idx\` ON \`signalements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`signalements_created_at_idx\` ON \`signalements\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`pourvue\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_pourvue\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`ifu\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`rccm\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`agrement\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`agrement_fin\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`controle_jusquau\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`controle_le\` text;`)
  await db.run(sql`ALTER TABLE \`compagnies\` ADD \`controle_par\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`compagnies_ifu_idx\` ON \`compagnies\` (\`ifu\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`compagnies_rccm_idx\` ON \`compagnies\` (\`rccm\`);`)
  await db.run(sql`CREATE INDEX \`compagnies_agrement_fin_idx\` ON \`compagnies\` (\`agrement_fin\`);`)
  await db.run(sql`CREATE INDEX \`compagnies_controle_jusquau_idx\` ON \`compagnies\` (\`controle_jusquau\`);`)
  await db.run(sql`ALTER TABLE \`emails_rels\` ADD \`signalements_id\` integer REFERENCES signalements(id);`)
  await db.run(sql`CREATE INDEX \`emails_rels_signalements_id_idx\` ON \`emails_rels\` (\`signalements_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`agrement\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_agrement\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`controles_etapes\`;`)
  await db.run(sql`DROP TABLE \`controles\`;`)
  await db.run(sql`DROP TABLE \`signalements_etapes\`;`)
  await db.run(sql`DROP TABLE \`signalements\`;`)
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
  	\`estimations_id\` integer,
  	\`commentaires_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commandes_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimations_id\`) REFERENCES \`estimations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commentaires_id\`) REFERENCES \`commentaires\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_emails_rels\`("id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "estimations_id", "commentaires_id") SELECT "id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "estimations_id", "commentaires_id" FROM \`emails_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`emails_rels_estimations_id_idx\` ON \`emails_rels\` (\`estimations_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_commentaires_id_idx\` ON \`emails_rels\` (\`commentaires_id\`);`)
  await db.run(sql`DROP INDEX \`compagnies_ifu_idx\`;`)
  await db.run(sql`DROP INDEX \`compagnies_rccm_idx\`;`)
  await db.run(sql`DROP INDEX \`compagnies_agrement_fin_idx\`;`)
  await db.run(sql`DROP INDEX \`compagnies_controle_jusquau_idx\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`ifu\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`rccm\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`agrement\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`agrement_fin\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`controle_jusquau\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`controle_le\`;`)
  await db.run(sql`ALTER TABLE \`compagnies\` DROP COLUMN \`controle_par\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`pourvue\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_pourvue\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`agrement\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_agrement\`;`)
}
