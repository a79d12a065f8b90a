import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_a_propos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_a_propos__status_idx\` ON \`page_a_propos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_a_propos_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`tabs1_name\` text,
  	\`tabs1_heading\` text,
  	\`tabs1_text\` text,
  	\`tabs2_name\` text,
  	\`tabs2_heading\` text,
  	\`tabs2_text\` text,
  	\`tabs3_name\` text,
  	\`tabs3_heading\` text,
  	\`tabs3_text\` text,
  	\`tabs4_name\` text,
  	\`tabs4_heading\` text,
  	\`tabs4_text\` text,
  	\`why_heading\` text,
  	\`why1_title\` text,
  	\`why1_text\` text,
  	\`why2_title\` text,
  	\`why2_text\` text,
  	\`why3_title\` text,
  	\`why3_text\` text,
  	\`counters_heading\` text,
  	\`skills_heading\` text,
  	\`skills_text\` text,
  	\`partners_heading\` text,
  	\`cta_heading\` text,
  	\`cta_text\` text,
  	\`cta\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_a_propos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_a_propos_locales_locale_parent_id_unique\` ON \`page_a_propos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_a_propos_locales_parent_id_idx\` ON \`page_a_propos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_a_propos_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_version_version__status_idx\` ON \`_page_a_propos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_created_at_idx\` ON \`_page_a_propos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_updated_at_idx\` ON \`_page_a_propos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_snapshot_idx\` ON \`_page_a_propos_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_published_locale_idx\` ON \`_page_a_propos_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_latest_idx\` ON \`_page_a_propos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_a_propos_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_tabs1_name\` text,
  	\`version_tabs1_heading\` text,
  	\`version_tabs1_text\` text,
  	\`version_tabs2_name\` text,
  	\`version_tabs2_heading\` text,
  	\`version_tabs2_text\` text,
  	\`version_tabs3_name\` text,
  	\`version_tabs3_heading\` text,
  	\`version_tabs3_text\` text,
  	\`version_tabs4_name\` text,
  	\`version_tabs4_heading\` text,
  	\`version_tabs4_text\` text,
  	\`version_why_heading\` text,
  	\`version_why1_title\` text,
  	\`version_why1_text\` text,
  	\`version_why2_title\` text,
  	\`version_why2_text\` text,
  	\`version_why3_title\` text,
  	\`version_why3_text\` text,
  	\`version_counters_heading\` text,
  	\`version_skills_heading\` text,
  	\`version_skills_text\` text,
  	\`version_partners_heading\` text,
  	\`version_cta_heading\` text,
  	\`version_cta_text\` text,
  	\`version_cta\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_a_propos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_a_propos_v_locales_locale_parent_id_unique\` ON \`_page_a_propos_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_a_propos_v_locales_parent_id_idx\` ON \`_page_a_propos_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_a_propos\`;`)
  await db.run(sql`DROP TABLE \`page_a_propos_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_a_propos_v\`;`)
  await db.run(sql`DROP TABLE \`_page_a_propos_v_locales\`;`)
}
