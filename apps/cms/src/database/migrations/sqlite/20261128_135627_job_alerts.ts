import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`envois_alerte\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alerte_id\` integer,
  	\`job_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`alerte_id\`) REFERENCES \`alertes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`envois_alerte_alerte_idx\` ON \`envois_alerte\` (\`alerte_id\`);`)
  await db.run(sql`CREATE INDEX \`envois_alerte_job_idx\` ON \`envois_alerte\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`envois_alerte_updated_at_idx\` ON \`envois_alerte\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`envois_alerte_created_at_idx\` ON \`envois_alerte\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alerte_job_idx\` ON \`envois_alerte\` (\`alerte_id\`,\`job_id\`);`)
  await db.run(sql`CREATE TABLE \`alertes_etapes\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`alertes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`alertes_etapes_order_idx\` ON \`alertes_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`alertes_etapes_parent_id_idx\` ON \`alertes_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`alertes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`q\` text,
  	\`domaine\` text,
  	\`contrat\` text,
  	\`experience\` text,
  	\`pays\` text,
  	\`ville\` text,
  	\`urgent\` text,
  	\`etat\` text DEFAULT 'à_confirmer' NOT NULL,
  	\`demandee_le\` text,
  	\`confirmee_le\` text,
  	\`cle\` text,
  	\`suspicion\` text,
  	\`locale\` text DEFAULT 'fr',
  	\`idempotency_key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`alertes_email_idx\` ON \`alertes\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`alertes_etat_idx\` ON \`alertes\` (\`etat\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alertes_cle_idx\` ON \`alertes\` (\`cle\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alertes_idempotency_key_idx\` ON \`alertes\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`alertes_updated_at_idx\` ON \`alertes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alertes_created_at_idx\` ON \`alertes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`emails_rels\` ADD \`alertes_id\` integer REFERENCES alertes(id);`)
  await db.run(sql`CREATE INDEX \`emails_rels_alertes_id_idx\` ON \`emails_rels\` (\`alertes_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`envois_alerte\`;`)
  await db.run(sql`DROP TABLE \`alertes_etapes\`;`)
  await db.run(sql`DROP TABLE \`alertes\`;`)
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
  	\`signalements_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commandes_id\`) REFERENCES \`commandes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`estimations_id\`) REFERENCES \`estimations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commentaires_id\`) REFERENCES \`commentaires\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`signalements_id\`) REFERENCES \`signalements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_emails_rels\`("id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "estimations_id", "commentaires_id", "signalements_id") SELECT "id", "order", "parent_id", "path", "devis_id", "contacts_id", "newsletters_id", "commandes_id", "estimations_id", "commentaires_id", "signalements_id" FROM \`emails_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`emails_rels_signalements_id_idx\` ON \`emails_rels\` (\`signalements_id\`);`)
}
