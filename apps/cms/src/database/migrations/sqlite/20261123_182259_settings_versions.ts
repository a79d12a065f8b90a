import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_settings_v_version_counters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`prefix\` text,
  	\`value\` numeric NOT NULL,
  	\`suffix\` text,
  	\`seconds\` numeric DEFAULT 5,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_counters_order_idx\` ON \`_settings_v_version_counters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_counters_parent_id_idx\` ON \`_settings_v_version_counters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_counters_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_counters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_version_counters_locales_locale_parent_id_unique\` ON \`_settings_v_version_counters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_counters_locales_parent_id_idx\` ON \`_settings_v_version_counters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_skills\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_skills_order_idx\` ON \`_settings_v_version_skills\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_skills_parent_id_idx\` ON \`_settings_v_version_skills\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_skills_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_skills\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_version_skills_locales_locale_parent_id_unique\` ON \`_settings_v_version_skills_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_skills_locales_parent_id_idx\` ON \`_settings_v_version_skills_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`author\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_testimonials_order_idx\` ON \`_settings_v_version_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_testimonials_parent_id_idx\` ON \`_settings_v_version_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_testimonials_locales\` (
  	\`quote\` text,
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v_version_testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_version_testimonials_locales_locale_parent_id_un\` ON \`_settings_v_version_testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_testimonials_locales_parent_id_idx\` ON \`_settings_v_version_testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_brand_name\` text DEFAULT 'Sira' NOT NULL,
  	\`version_product_name\` text DEFAULT 'sira' NOT NULL,
  	\`version_copyright_year\` numeric DEFAULT 2023 NOT NULL,
  	\`version_video_url\` text,
  	\`version_first_contact\` text DEFAULT '+22625300101',
  	\`version_second_contact\` text DEFAULT '+22670000202',
  	\`version_third_contact\` text DEFAULT '+22676000303',
  	\`version_whatsapp\` text DEFAULT '+22670000202',
  	\`version_email\` text DEFAULT 'contact@sira.example',
  	\`version_weekday_hours\` text DEFAULT '08H-18H',
  	\`version_saturday_hours\` text DEFAULT '08H-13H',
  	\`version_map_url\` text,
  	\`version_facebook\` text,
  	\`version_linkedin\` text,
  	\`version_x\` text,
  	\`version_instagram\` text,
  	\`version_partners\` text DEFAULT '',
  	\`version_show_search\` integer DEFAULT false,
  	\`version_search_synonyms\` text,
  	\`version_show_top_header\` integer DEFAULT false,
  	\`version_show_lang\` integer DEFAULT true,
  	\`version_page_translation\` integer DEFAULT false,
  	\`version_translation_script\` text DEFAULT 'https://translate.google.com/translate_a/element.js',
  	\`version_translation_hosts\` text DEFAULT 'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com',
  	\`version_proof_of_work\` integer DEFAULT false,
  	\`version_measure_speed\` integer DEFAULT false,
  	\`version_comments_provider\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_locales\` (
  	\`version_address\` text DEFAULT 'Avenue Kwamé N’Krumah, Ouagadougou, Burkina Faso',
  	\`version_figures_source\` text DEFAULT '',
  	\`version_terms_text\` text,
  	\`version_privacy_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_locales_locale_parent_id_unique\` ON \`_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_locales_parent_id_idx\` ON \`_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reception_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_notices_to\` text,
  	\`version_retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`version_trash_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_reception_v_created_at_idx\` ON \`_reception_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reception_v_updated_at_idx\` ON \`_reception_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_ventes_v_version_fournisseurs\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_ventes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_ventes_v_version_fournisseurs_order_idx\` ON \`_ventes_v_version_fournisseurs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_ventes_v_version_fournisseurs_parent_idx\` ON \`_ventes_v_version_fournisseurs\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_ventes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_delai_heures\` numeric DEFAULT 72 NOT NULL,
  	\`version_delai_virement_jours\` numeric DEFAULT 10 NOT NULL,
  	\`version_rappel_heures\` numeric DEFAULT 24 NOT NULL,
  	\`version_conservation_ans\` numeric DEFAULT 10 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_ventes_v_created_at_idx\` ON \`_ventes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ventes_v_updated_at_idx\` ON \`_ventes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_ventes_v_locales\` (
  	\`version_virement\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_ventes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_ventes_v_locales_locale_parent_id_unique\` ON \`_ventes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_ventes_v_locales_parent_id_idx\` ON \`_ventes_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_second_factor_required\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_v_created_at_idx\` ON \`_security_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_v_updated_at_idx\` ON \`_security_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_settings_v_version_counters\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_counters_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_skills\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_skills_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_testimonials\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_reception_v\`;`)
  await db.run(sql`DROP TABLE \`_ventes_v_version_fournisseurs\`;`)
  await db.run(sql`DROP TABLE \`_ventes_v\`;`)
  await db.run(sql`DROP TABLE \`_ventes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_security_v\`;`)
}
