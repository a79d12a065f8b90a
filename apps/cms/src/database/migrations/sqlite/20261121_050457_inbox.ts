import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`devis_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`devis_notes_order_idx\` ON \`devis_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`devis_notes_parent_id_idx\` ON \`devis_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contacts_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_notes_order_idx\` ON \`contacts_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_notes_parent_id_idx\` ON \`contacts_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author\` text,
  	\`at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_notes_order_idx\` ON \`newsletters_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_notes_parent_id_idx\` ON \`newsletters_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`letters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'draft',
  	\`recipients\` numeric,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`letters_updated_at_idx\` ON \`letters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`letters_created_at_idx\` ON \`letters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`letters_locales\` (
  	\`subject\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`letters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`letters_locales_locale_parent_id_unique\` ON \`letters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`emails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text,
  	\`html\` text,
  	\`unsubscribe\` text,
  	\`message_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric,
  	\`last_error\` text,
  	\`sent_at\` text,
  	\`file\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`emails_to_idx\` ON \`emails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`emails_reply_to_idx\` ON \`emails\` (\`reply_to\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`emails_message_id_idx\` ON \`emails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_state_idx\` ON \`emails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`emails_updated_at_idx\` ON \`emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`emails_created_at_idx\` ON \`emails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`emails_rels\` (
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
  await db.run(sql`CREATE INDEX \`emails_rels_order_idx\` ON \`emails_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_parent_idx\` ON \`emails_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_path_idx\` ON \`emails_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_devis_id_idx\` ON \`emails_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_contacts_id_idx\` ON \`emails_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_rels_newsletters_id_idx\` ON \`emails_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`by\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_fingerprint_idx\` ON \`erasures\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reception\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`notices_to\` text,
  	\`retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`state\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`suspicion\` text;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`locale\` text DEFAULT 'fr';`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`history\` text;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`idempotency_key\` text;`)
  await db.run(sql`CREATE INDEX \`devis_state_idx\` ON \`devis\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`devis_assignee_idx\` ON \`devis\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`devis_idempotency_key_idx\` ON \`devis\` (\`idempotency_key\`);`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`state\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`suspicion\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`locale\` text DEFAULT 'fr';`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`history\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`idempotency_key\` text;`)
  await db.run(sql`CREATE INDEX \`contacts_state_idx\` ON \`contacts\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`contacts_assignee_idx\` ON \`contacts\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contacts_idempotency_key_idx\` ON \`contacts\` (\`idempotency_key\`);`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`subscription\` text DEFAULT 'pending';`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`asked_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`unsubscribed_at\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`state\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`suspicion\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`locale\` text DEFAULT 'fr';`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`history\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`idempotency_key\` text;`)
  await db.run(sql`CREATE INDEX \`newsletters_subscription_idx\` ON \`newsletters\` (\`subscription\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_state_idx\` ON \`newsletters\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_assignee_idx\` ON \`newsletters\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletters_idempotency_key_idx\` ON \`newsletters\` (\`idempotency_key\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`meta\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`letters_id\` integer REFERENCES letters(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_letters_id_idx\` ON \`payload_locked_documents_rels\` (\`letters_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`proof_of_work\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`devis_notes\`;`)
  await db.run(sql`DROP TABLE \`contacts_notes\`;`)
  await db.run(sql`DROP TABLE \`newsletters_notes\`;`)
  await db.run(sql`DROP TABLE \`letters\`;`)
  await db.run(sql`DROP TABLE \`letters_locales\`;`)
  await db.run(sql`DROP TABLE \`emails\`;`)
  await db.run(sql`DROP TABLE \`emails_rels\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`reception\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_devis\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nom\` text,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`service\` text,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_devis\`("id", "nom", "email", "phone", "service", "message", "updated_at", "created_at") SELECT "id", "nom", "email", "phone", "service", "message", "updated_at", "created_at" FROM \`devis\`;`)
  await db.run(sql`DROP TABLE \`devis\`;`)
  await db.run(sql`ALTER TABLE \`__new_devis\` RENAME TO \`devis\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`devis_email_idx\` ON \`devis\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`devis_service_idx\` ON \`devis\` (\`service\`);`)
  await db.run(sql`CREATE INDEX \`devis_updated_at_idx\` ON \`devis\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`devis_created_at_idx\` ON \`devis\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_contacts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`email\` text NOT NULL,
  	\`indicatif\` text,
  	\`phone\` text,
  	\`subject\` text,
  	\`message\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contacts\`("id", "name", "email", "indicatif", "phone", "subject", "message", "updated_at", "created_at") SELECT "id", "name", "email", "indicatif", "phone", "subject", "message", "updated_at", "created_at" FROM \`contacts\`;`)
  await db.run(sql`DROP TABLE \`contacts\`;`)
  await db.run(sql`ALTER TABLE \`__new_contacts\` RENAME TO \`contacts\`;`)
  await db.run(sql`CREATE INDEX \`contacts_email_idx\` ON \`contacts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`contacts_subject_idx\` ON \`contacts\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`contacts_updated_at_idx\` ON \`contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_created_at_idx\` ON \`contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_newsletters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`nom\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_newsletters\`("id", "email", "nom", "updated_at", "created_at") SELECT "id", "email", "nom", "updated_at", "created_at" FROM \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`ALTER TABLE \`__new_newsletters\` RENAME TO \`newsletters\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletters_email_idx\` ON \`newsletters\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
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
  	\`devis_id\` integer,
  	\`contacts_id\` integer,
  	\`newsletters_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formations_id\`) REFERENCES \`formations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`formateurs_id\`) REFERENCES \`formateurs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`devis_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "devis_id", "contacts_id", "newsletters_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "tags_id", "formations_id", "formateurs_id", "typesformations_id", "modesformations_id", "modespayments_id", "jobs_id", "compagnies_id", "jobdomains_id", "jobtypes_id", "experience_levels_id", "biblios_id", "faqs_id", "devis_id", "contacts_id", "newsletters_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_devis_id_idx\` ON \`payload_locked_documents_rels\` (\`devis_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`meta\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`proof_of_work\`;`)
}
