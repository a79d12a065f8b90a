import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_accueil\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_accueil__status_idx\` ON \`page_accueil\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_accueil_locales\` (
  	\`heading\` text,
  	\`welcome\` text,
  	\`to_services\` text,
  	\`to_contact\` text,
  	\`first_value\` text,
  	\`first_value_text\` text,
  	\`second_value\` text,
  	\`second_value_text\` text,
  	\`third_value\` text,
  	\`third_value_text\` text,
  	\`about_heading\` text,
  	\`about_text\` text,
  	\`about_link\` text,
  	\`services_heading\` text,
  	\`testimonials_heading\` text,
  	\`testimonials_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_accueil\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_accueil_locales_locale_parent_id_unique\` ON \`page_accueil_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_accueil_locales_parent_id_idx\` ON \`page_accueil_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_accueil_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_version_version__status_idx\` ON \`_page_accueil_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_created_at_idx\` ON \`_page_accueil_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_updated_at_idx\` ON \`_page_accueil_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_snapshot_idx\` ON \`_page_accueil_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_published_locale_idx\` ON \`_page_accueil_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_latest_idx\` ON \`_page_accueil_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_accueil_v_locales\` (
  	\`version_heading\` text,
  	\`version_welcome\` text,
  	\`version_to_services\` text,
  	\`version_to_contact\` text,
  	\`version_first_value\` text,
  	\`version_first_value_text\` text,
  	\`version_second_value\` text,
  	\`version_second_value_text\` text,
  	\`version_third_value\` text,
  	\`version_third_value_text\` text,
  	\`version_about_heading\` text,
  	\`version_about_text\` text,
  	\`version_about_link\` text,
  	\`version_services_heading\` text,
  	\`version_testimonials_heading\` text,
  	\`version_testimonials_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_accueil_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_accueil_v_locales_locale_parent_id_unique\` ON \`_page_accueil_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_accueil_v_locales_parent_id_idx\` ON \`_page_accueil_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_accueil\`;`)
  await db.run(sql`DROP TABLE \`page_accueil_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_accueil_v\`;`)
  await db.run(sql`DROP TABLE \`_page_accueil_v_locales\`;`)
}
