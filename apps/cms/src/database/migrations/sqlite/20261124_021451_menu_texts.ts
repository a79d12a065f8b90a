import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_menus__status_idx\` ON \`page_menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_menus_locales\` (
  	\`main_home\` text,
  	\`main_about\` text,
  	\`main_services\` text,
  	\`main_trainings\` text,
  	\`main_digital\` text,
  	\`main_jobs\` text,
  	\`main_quote\` text,
  	\`main_contact\` text,
  	\`further_news\` text,
  	\`further_shop\` text,
  	\`further_faq\` text,
  	\`further_follow_up\` text,
  	\`further_login\` text,
  	\`further_cart\` text,
  	\`service_pages_professional_training\` text,
  	\`service_pages_advice\` text,
  	\`service_pages_transformation\` text,
  	\`service_pages_job_matching\` text,
  	\`service_pages_delivery\` text,
  	\`service_pages_prospecting\` text,
  	\`digital_pages_marketing\` text,
  	\`digital_pages_communication\` text,
  	\`digital_pages_graphic_design\` text,
  	\`digital_pages_applications\` text,
  	\`digital_pages_data\` text,
  	\`footer_about\` text,
  	\`footer_quick_links\` text,
  	\`footer_services\` text,
  	\`footer_recent_news\` text,
  	\`footer_terms\` text,
  	\`footer_privacy\` text,
  	\`footer_accessibility\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_menus_locales_locale_parent_id_unique\` ON \`page_menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_menus_locales_parent_id_idx\` ON \`page_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_menus_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_menus_v_version_version__status_idx\` ON \`_page_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_menus_v_created_at_idx\` ON \`_page_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_menus_v_updated_at_idx\` ON \`_page_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_menus_v_snapshot_idx\` ON \`_page_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_menus_v_published_locale_idx\` ON \`_page_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_menus_v_latest_idx\` ON \`_page_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_menus_v_locales\` (
  	\`version_main_home\` text,
  	\`version_main_about\` text,
  	\`version_main_services\` text,
  	\`version_main_trainings\` text,
  	\`version_main_digital\` text,
  	\`version_main_jobs\` text,
  	\`version_main_quote\` text,
  	\`version_main_contact\` text,
  	\`version_further_news\` text,
  	\`version_further_shop\` text,
  	\`version_further_faq\` text,
  	\`version_further_follow_up\` text,
  	\`version_further_login\` text,
  	\`version_further_cart\` text,
  	\`version_service_pages_professional_training\` text,
  	\`version_service_pages_advice\` text,
  	\`version_service_pages_transformation\` text,
  	\`version_service_pages_job_matching\` text,
  	\`version_service_pages_delivery\` text,
  	\`version_service_pages_prospecting\` text,
  	\`version_digital_pages_marketing\` text,
  	\`version_digital_pages_communication\` text,
  	\`version_digital_pages_graphic_design\` text,
  	\`version_digital_pages_applications\` text,
  	\`version_digital_pages_data\` text,
  	\`version_footer_about\` text,
  	\`version_footer_quick_links\` text,
  	\`version_footer_services\` text,
  	\`version_footer_recent_news\` text,
  	\`version_footer_terms\` text,
  	\`version_footer_privacy\` text,
  	\`version_footer_accessibility\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_menus_v_locales_locale_parent_id_unique\` ON \`_page_menus_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_menus_v_locales_parent_id_idx\` ON \`_page_menus_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_menus\`;`)
  await db.run(sql`DROP TABLE \`page_menus_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_menus_v\`;`)
  await db.run(sql`DROP TABLE \`_page_menus_v_locales\`;`)
}
