import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_services__status_idx\` ON \`page_services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_services_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`process_heading\` text,
  	\`process1_name\` text,
  	\`process1_text\` text,
  	\`process2_name\` text,
  	\`process2_text\` text,
  	\`process3_name\` text,
  	\`process3_text\` text,
  	\`process4_name\` text,
  	\`process4_text\` text,
  	\`call_heading\` text,
  	\`call\` text,
  	\`contact\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_services_locales_locale_parent_id_unique\` ON \`page_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_services_locales_parent_id_idx\` ON \`page_services_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_services_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_services_v_version_version__status_idx\` ON \`_page_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_services_v_created_at_idx\` ON \`_page_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_services_v_updated_at_idx\` ON \`_page_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_services_v_snapshot_idx\` ON \`_page_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_services_v_published_locale_idx\` ON \`_page_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_services_v_latest_idx\` ON \`_page_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_services_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_process_heading\` text,
  	\`version_process1_name\` text,
  	\`version_process1_text\` text,
  	\`version_process2_name\` text,
  	\`version_process2_text\` text,
  	\`version_process3_name\` text,
  	\`version_process3_text\` text,
  	\`version_process4_name\` text,
  	\`version_process4_text\` text,
  	\`version_call_heading\` text,
  	\`version_call\` text,
  	\`version_contact\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_services_v_locales_locale_parent_id_unique\` ON \`_page_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_services_v_locales_parent_id_idx\` ON \`_page_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_formation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_formation__status_idx\` ON \`page_formation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_formation_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`formats1_name\` text,
  	\`formats1_for_whom\` text,
  	\`formats1_text\` text,
  	\`formats1_facts1\` text,
  	\`formats1_facts2\` text,
  	\`formats1_facts3\` text,
  	\`formats2_name\` text,
  	\`formats2_for_whom\` text,
  	\`formats2_text\` text,
  	\`formats2_facts1\` text,
  	\`formats2_facts2\` text,
  	\`formats2_facts3\` text,
  	\`formats3_name\` text,
  	\`formats3_for_whom\` text,
  	\`formats3_text\` text,
  	\`formats3_facts1\` text,
  	\`formats3_facts2\` text,
  	\`formats3_facts3\` text,
  	\`formats4_name\` text,
  	\`formats4_for_whom\` text,
  	\`formats4_text\` text,
  	\`formats4_facts1\` text,
  	\`formats4_facts2\` text,
  	\`formats4_facts3\` text,
  	\`catalogue\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_formation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_formation_locales_locale_parent_id_unique\` ON \`page_formation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_formation_locales_parent_id_idx\` ON \`page_formation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_formation_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_formation_v_version_version__status_idx\` ON \`_page_formation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_formation_v_created_at_idx\` ON \`_page_formation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_formation_v_updated_at_idx\` ON \`_page_formation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_formation_v_snapshot_idx\` ON \`_page_formation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_formation_v_published_locale_idx\` ON \`_page_formation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_formation_v_latest_idx\` ON \`_page_formation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_formation_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_formats1_name\` text,
  	\`version_formats1_for_whom\` text,
  	\`version_formats1_text\` text,
  	\`version_formats1_facts1\` text,
  	\`version_formats1_facts2\` text,
  	\`version_formats1_facts3\` text,
  	\`version_formats2_name\` text,
  	\`version_formats2_for_whom\` text,
  	\`version_formats2_text\` text,
  	\`version_formats2_facts1\` text,
  	\`version_formats2_facts2\` text,
  	\`version_formats2_facts3\` text,
  	\`version_formats3_name\` text,
  	\`version_formats3_for_whom\` text,
  	\`version_formats3_text\` text,
  	\`version_formats3_facts1\` text,
  	\`version_formats3_facts2\` text,
  	\`version_formats3_facts3\` text,
  	\`version_formats4_name\` text,
  	\`version_formats4_for_whom\` text,
  	\`version_formats4_text\` text,
  	\`version_formats4_facts1\` text,
  	\`version_formats4_facts2\` text,
  	\`version_formats4_facts3\` text,
  	\`version_catalogue\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_formation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_formation_v_locales_locale_parent_id_unique\` ON \`_page_formation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_formation_v_locales_parent_id_idx\` ON \`_page_formation_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_conseils\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_conseils__status_idx\` ON \`page_conseils\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_conseils_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`questions_heading\` text,
  	\`questions1_question\` text,
  	\`questions1_answer\` text,
  	\`questions2_question\` text,
  	\`questions2_answer\` text,
  	\`questions3_question\` text,
  	\`questions3_answer\` text,
  	\`questions4_question\` text,
  	\`questions4_answer\` text,
  	\`method_heading\` text,
  	\`method\` text,
  	\`contact\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_conseils\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_conseils_locales_locale_parent_id_unique\` ON \`page_conseils_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_conseils_locales_parent_id_idx\` ON \`page_conseils_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_conseils_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_conseils_v_version_version__status_idx\` ON \`_page_conseils_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_conseils_v_created_at_idx\` ON \`_page_conseils_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_conseils_v_updated_at_idx\` ON \`_page_conseils_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_conseils_v_snapshot_idx\` ON \`_page_conseils_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_conseils_v_published_locale_idx\` ON \`_page_conseils_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_conseils_v_latest_idx\` ON \`_page_conseils_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_conseils_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_questions_heading\` text,
  	\`version_questions1_question\` text,
  	\`version_questions1_answer\` text,
  	\`version_questions2_question\` text,
  	\`version_questions2_answer\` text,
  	\`version_questions3_question\` text,
  	\`version_questions3_answer\` text,
  	\`version_questions4_question\` text,
  	\`version_questions4_answer\` text,
  	\`version_method_heading\` text,
  	\`version_method\` text,
  	\`version_contact\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_conseils_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_conseils_v_locales_locale_parent_id_unique\` ON \`_page_conseils_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_conseils_v_locales_parent_id_idx\` ON \`_page_conseils_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_transformation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_transformation__status_idx\` ON \`page_transformation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_transformation_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`pairs_heading\` text,
  	\`before\` text,
  	\`after\` text,
  	\`pairs1_before\` text,
  	\`pairs1_after\` text,
  	\`pairs2_before\` text,
  	\`pairs2_after\` text,
  	\`pairs3_before\` text,
  	\`pairs3_after\` text,
  	\`pairs4_before\` text,
  	\`pairs4_after\` text,
  	\`rules_heading\` text,
  	\`rules1_name\` text,
  	\`rules1_text\` text,
  	\`rules2_name\` text,
  	\`rules2_text\` text,
  	\`rules3_name\` text,
  	\`rules3_text\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_transformation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_transformation_locales_locale_parent_id_unique\` ON \`page_transformation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_transformation_locales_parent_id_idx\` ON \`page_transformation_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_transformation_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_transformation_v_version_version__status_idx\` ON \`_page_transformation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_transformation_v_created_at_idx\` ON \`_page_transformation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_transformation_v_updated_at_idx\` ON \`_page_transformation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_transformation_v_snapshot_idx\` ON \`_page_transformation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_transformation_v_published_locale_idx\` ON \`_page_transformation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_transformation_v_latest_idx\` ON \`_page_transformation_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_transformation_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_pairs_heading\` text,
  	\`version_before\` text,
  	\`version_after\` text,
  	\`version_pairs1_before\` text,
  	\`version_pairs1_after\` text,
  	\`version_pairs2_before\` text,
  	\`version_pairs2_after\` text,
  	\`version_pairs3_before\` text,
  	\`version_pairs3_after\` text,
  	\`version_pairs4_before\` text,
  	\`version_pairs4_after\` text,
  	\`version_rules_heading\` text,
  	\`version_rules1_name\` text,
  	\`version_rules1_text\` text,
  	\`version_rules2_name\` text,
  	\`version_rules2_text\` text,
  	\`version_rules3_name\` text,
  	\`version_rules3_text\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_transformation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_transformation_v_locales_locale_parent_id_unique\` ON \`_page_transformation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_transformation_v_locales_parent_id_idx\` ON \`_page_transformation_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_emploi\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_emploi__status_idx\` ON \`page_emploi\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_emploi_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`text\` text,
  	\`steps_heading\` text,
  	\`steps1_name\` text,
  	\`steps1_text\` text,
  	\`steps2_name\` text,
  	\`steps2_text\` text,
  	\`steps3_name\` text,
  	\`steps3_text\` text,
  	\`steps4_name\` text,
  	\`steps4_text\` text,
  	\`steps5_name\` text,
  	\`steps5_text\` text,
  	\`steps6_name\` text,
  	\`steps6_text\` text,
  	\`steps7_name\` text,
  	\`steps7_text\` text,
  	\`plans_heading\` text,
  	\`plans_text\` text,
  	\`single_text\` text,
  	\`highlighted\` text,
  	\`buy\` text,
  	\`cv_heading\` text,
  	\`cv_text\` text,
  	\`buttons_create_cv\` text,
  	\`buttons_leave_cv\` text,
  	\`buttons_cover_letter\` text,
  	\`buttons_file\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_emploi\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_emploi_locales_locale_parent_id_unique\` ON \`page_emploi_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_emploi_locales_parent_id_idx\` ON \`page_emploi_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_emploi_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_emploi_v_version_version__status_idx\` ON \`_page_emploi_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_emploi_v_created_at_idx\` ON \`_page_emploi_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_emploi_v_updated_at_idx\` ON \`_page_emploi_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_emploi_v_snapshot_idx\` ON \`_page_emploi_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_emploi_v_published_locale_idx\` ON \`_page_emploi_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_emploi_v_latest_idx\` ON \`_page_emploi_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_emploi_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_text\` text,
  	\`version_steps_heading\` text,
  	\`version_steps1_name\` text,
  	\`version_steps1_text\` text,
  	\`version_steps2_name\` text,
  	\`version_steps2_text\` text,
  	\`version_steps3_name\` text,
  	\`version_steps3_text\` text,
  	\`version_steps4_name\` text,
  	\`version_steps4_text\` text,
  	\`version_steps5_name\` text,
  	\`version_steps5_text\` text,
  	\`version_steps6_name\` text,
  	\`version_steps6_text\` text,
  	\`version_steps7_name\` text,
  	\`version_steps7_text\` text,
  	\`version_plans_heading\` text,
  	\`version_plans_text\` text,
  	\`version_single_text\` text,
  	\`version_highlighted\` text,
  	\`version_buy\` text,
  	\`version_cv_heading\` text,
  	\`version_cv_text\` text,
  	\`version_buttons_create_cv\` text,
  	\`version_buttons_leave_cv\` text,
  	\`version_buttons_cover_letter\` text,
  	\`version_buttons_file\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_emploi_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_emploi_v_locales_locale_parent_id_unique\` ON \`_page_emploi_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_emploi_v_locales_parent_id_idx\` ON \`_page_emploi_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_livraison\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_livraison__status_idx\` ON \`page_livraison\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_livraison_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`request\` text,
  	\`become\` text,
  	\`from\` text,
  	\`tariffs_ouagadougou_name\` text,
  	\`tariffs_ouagadougou_text\` text,
  	\`tariffs_elsewhere_name\` text,
  	\`tariffs_elsewhere_text\` text,
  	\`steps_heading\` text,
  	\`steps1\` text,
  	\`steps2\` text,
  	\`steps3\` text,
  	\`steps4\` text,
  	\`counters_heading\` text,
  	\`become_heading\` text,
  	\`become_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_livraison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_livraison_locales_locale_parent_id_unique\` ON \`page_livraison_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_livraison_locales_parent_id_idx\` ON \`page_livraison_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_livraison_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_livraison_v_version_version__status_idx\` ON \`_page_livraison_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_livraison_v_created_at_idx\` ON \`_page_livraison_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_livraison_v_updated_at_idx\` ON \`_page_livraison_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_livraison_v_snapshot_idx\` ON \`_page_livraison_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_livraison_v_published_locale_idx\` ON \`_page_livraison_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_livraison_v_latest_idx\` ON \`_page_livraison_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_livraison_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_request\` text,
  	\`version_become\` text,
  	\`version_from\` text,
  	\`version_tariffs_ouagadougou_name\` text,
  	\`version_tariffs_ouagadougou_text\` text,
  	\`version_tariffs_elsewhere_name\` text,
  	\`version_tariffs_elsewhere_text\` text,
  	\`version_steps_heading\` text,
  	\`version_steps1\` text,
  	\`version_steps2\` text,
  	\`version_steps3\` text,
  	\`version_steps4\` text,
  	\`version_counters_heading\` text,
  	\`version_become_heading\` text,
  	\`version_become_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_livraison_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_livraison_v_locales_locale_parent_id_unique\` ON \`_page_livraison_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_livraison_v_locales_parent_id_idx\` ON \`_page_livraison_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_prospection\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_prospection__status_idx\` ON \`page_prospection\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_prospection_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`text\` text,
  	\`teams_heading\` text,
  	\`teams_text\` text,
  	\`teams1_name\` text,
  	\`teams1_text\` text,
  	\`teams2_name\` text,
  	\`teams2_text\` text,
  	\`teams3_name\` text,
  	\`teams3_text\` text,
  	\`teams4_name\` text,
  	\`teams4_text\` text,
  	\`report_heading\` text,
  	\`report1\` text,
  	\`report2\` text,
  	\`report3\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_prospection\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_prospection_locales_locale_parent_id_unique\` ON \`page_prospection_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_prospection_locales_parent_id_idx\` ON \`page_prospection_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_prospection_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_prospection_v_version_version__status_idx\` ON \`_page_prospection_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_prospection_v_created_at_idx\` ON \`_page_prospection_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_prospection_v_updated_at_idx\` ON \`_page_prospection_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_prospection_v_snapshot_idx\` ON \`_page_prospection_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_prospection_v_published_locale_idx\` ON \`_page_prospection_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_prospection_v_latest_idx\` ON \`_page_prospection_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_prospection_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_text\` text,
  	\`version_teams_heading\` text,
  	\`version_teams_text\` text,
  	\`version_teams1_name\` text,
  	\`version_teams1_text\` text,
  	\`version_teams2_name\` text,
  	\`version_teams2_text\` text,
  	\`version_teams3_name\` text,
  	\`version_teams3_text\` text,
  	\`version_teams4_name\` text,
  	\`version_teams4_text\` text,
  	\`version_report_heading\` text,
  	\`version_report1\` text,
  	\`version_report2\` text,
  	\`version_report3\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_prospection_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_prospection_v_locales_locale_parent_id_unique\` ON \`_page_prospection_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_prospection_v_locales_parent_id_idx\` ON \`_page_prospection_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_marketing\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_marketing__status_idx\` ON \`page_marketing\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_marketing_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`funnel_heading\` text,
  	\`funnel1_name\` text,
  	\`funnel1_text\` text,
  	\`funnel2_name\` text,
  	\`funnel2_text\` text,
  	\`funnel3_name\` text,
  	\`funnel3_text\` text,
  	\`funnel4_name\` text,
  	\`funnel4_text\` text,
  	\`measure_heading\` text,
  	\`measures1\` text,
  	\`measures2\` text,
  	\`measures3\` text,
  	\`measures4\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_marketing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_marketing_locales_locale_parent_id_unique\` ON \`page_marketing_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_marketing_locales_parent_id_idx\` ON \`page_marketing_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_marketing_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_marketing_v_version_version__status_idx\` ON \`_page_marketing_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_marketing_v_created_at_idx\` ON \`_page_marketing_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_marketing_v_updated_at_idx\` ON \`_page_marketing_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_marketing_v_snapshot_idx\` ON \`_page_marketing_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_marketing_v_published_locale_idx\` ON \`_page_marketing_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_marketing_v_latest_idx\` ON \`_page_marketing_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_marketing_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_funnel_heading\` text,
  	\`version_funnel1_name\` text,
  	\`version_funnel1_text\` text,
  	\`version_funnel2_name\` text,
  	\`version_funnel2_text\` text,
  	\`version_funnel3_name\` text,
  	\`version_funnel3_text\` text,
  	\`version_funnel4_name\` text,
  	\`version_funnel4_text\` text,
  	\`version_measure_heading\` text,
  	\`version_measures1\` text,
  	\`version_measures2\` text,
  	\`version_measures3\` text,
  	\`version_measures4\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_marketing_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_marketing_v_locales_locale_parent_id_unique\` ON \`_page_marketing_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_marketing_v_locales_parent_id_idx\` ON \`_page_marketing_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_communication\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_communication__status_idx\` ON \`page_communication\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_communication_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`week_heading\` text,
  	\`week1_day\` text,
  	\`week1_text\` text,
  	\`week2_day\` text,
  	\`week2_text\` text,
  	\`week3_day\` text,
  	\`week3_text\` text,
  	\`week4_day\` text,
  	\`week4_text\` text,
  	\`deliverables_heading\` text,
  	\`deliverables1_name\` text,
  	\`deliverables1_text\` text,
  	\`deliverables2_name\` text,
  	\`deliverables2_text\` text,
  	\`deliverables3_name\` text,
  	\`deliverables3_text\` text,
  	\`deliverables4_name\` text,
  	\`deliverables4_text\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_communication\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_communication_locales_locale_parent_id_unique\` ON \`page_communication_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_communication_locales_parent_id_idx\` ON \`page_communication_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_communication_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_communication_v_version_version__status_idx\` ON \`_page_communication_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_communication_v_created_at_idx\` ON \`_page_communication_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_communication_v_updated_at_idx\` ON \`_page_communication_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_communication_v_snapshot_idx\` ON \`_page_communication_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_communication_v_published_locale_idx\` ON \`_page_communication_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_communication_v_latest_idx\` ON \`_page_communication_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_communication_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_week_heading\` text,
  	\`version_week1_day\` text,
  	\`version_week1_text\` text,
  	\`version_week2_day\` text,
  	\`version_week2_text\` text,
  	\`version_week3_day\` text,
  	\`version_week3_text\` text,
  	\`version_week4_day\` text,
  	\`version_week4_text\` text,
  	\`version_deliverables_heading\` text,
  	\`version_deliverables1_name\` text,
  	\`version_deliverables1_text\` text,
  	\`version_deliverables2_name\` text,
  	\`version_deliverables2_text\` text,
  	\`version_deliverables3_name\` text,
  	\`version_deliverables3_text\` text,
  	\`version_deliverables4_name\` text,
  	\`version_deliverables4_text\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_communication_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_communication_v_locales_locale_parent_id_unique\` ON \`_page_communication_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_communication_v_locales_parent_id_idx\` ON \`_page_communication_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_graphisme\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_graphisme__status_idx\` ON \`page_graphisme\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_graphisme_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`works_heading\` text,
  	\`works1_name\` text,
  	\`works1_text\` text,
  	\`works2_name\` text,
  	\`works2_text\` text,
  	\`works3_name\` text,
  	\`works3_text\` text,
  	\`works4_name\` text,
  	\`works4_text\` text,
  	\`works5_name\` text,
  	\`works5_text\` text,
  	\`content_heading\` text,
  	\`content1\` text,
  	\`content2\` text,
  	\`counters_heading\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_graphisme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_graphisme_locales_locale_parent_id_unique\` ON \`page_graphisme_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_graphisme_locales_parent_id_idx\` ON \`page_graphisme_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_graphisme_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_version_version__status_idx\` ON \`_page_graphisme_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_created_at_idx\` ON \`_page_graphisme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_updated_at_idx\` ON \`_page_graphisme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_snapshot_idx\` ON \`_page_graphisme_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_published_locale_idx\` ON \`_page_graphisme_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_latest_idx\` ON \`_page_graphisme_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_graphisme_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_works_heading\` text,
  	\`version_works1_name\` text,
  	\`version_works1_text\` text,
  	\`version_works2_name\` text,
  	\`version_works2_text\` text,
  	\`version_works3_name\` text,
  	\`version_works3_text\` text,
  	\`version_works4_name\` text,
  	\`version_works4_text\` text,
  	\`version_works5_name\` text,
  	\`version_works5_text\` text,
  	\`version_content_heading\` text,
  	\`version_content1\` text,
  	\`version_content2\` text,
  	\`version_counters_heading\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_graphisme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_graphisme_v_locales_locale_parent_id_unique\` ON \`_page_graphisme_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_graphisme_v_locales_parent_id_idx\` ON \`_page_graphisme_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_applications__status_idx\` ON \`page_applications\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_applications_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`budget_heading\` text,
  	\`budgets1_figure\` text,
  	\`budgets1_text\` text,
  	\`budgets2_figure\` text,
  	\`budgets2_text\` text,
  	\`budgets3_figure\` text,
  	\`budgets3_text\` text,
  	\`kinds_heading\` text,
  	\`kinds1_name\` text,
  	\`kinds1_text\` text,
  	\`kinds2_name\` text,
  	\`kinds2_text\` text,
  	\`kinds3_name\` text,
  	\`kinds3_text\` text,
  	\`kinds4_name\` text,
  	\`kinds4_text\` text,
  	\`ownership\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_applications_locales_locale_parent_id_unique\` ON \`page_applications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_applications_locales_parent_id_idx\` ON \`page_applications_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_applications_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_applications_v_version_version__status_idx\` ON \`_page_applications_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_applications_v_created_at_idx\` ON \`_page_applications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_applications_v_updated_at_idx\` ON \`_page_applications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_applications_v_snapshot_idx\` ON \`_page_applications_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_applications_v_published_locale_idx\` ON \`_page_applications_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_applications_v_latest_idx\` ON \`_page_applications_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_applications_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_budget_heading\` text,
  	\`version_budgets1_figure\` text,
  	\`version_budgets1_text\` text,
  	\`version_budgets2_figure\` text,
  	\`version_budgets2_text\` text,
  	\`version_budgets3_figure\` text,
  	\`version_budgets3_text\` text,
  	\`version_kinds_heading\` text,
  	\`version_kinds1_name\` text,
  	\`version_kinds1_text\` text,
  	\`version_kinds2_name\` text,
  	\`version_kinds2_text\` text,
  	\`version_kinds3_name\` text,
  	\`version_kinds3_text\` text,
  	\`version_kinds4_name\` text,
  	\`version_kinds4_text\` text,
  	\`version_ownership\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_applications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_applications_v_locales_locale_parent_id_unique\` ON \`_page_applications_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_applications_v_locales_parent_id_idx\` ON \`_page_applications_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`page_data\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_data__status_idx\` ON \`page_data\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`page_data_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`example_heading\` text,
  	\`example_text\` text,
  	\`steps_heading\` text,
  	\`steps1_name\` text,
  	\`steps1_text\` text,
  	\`steps2_name\` text,
  	\`steps2_text\` text,
  	\`steps3_name\` text,
  	\`steps3_text\` text,
  	\`steps4_name\` text,
  	\`steps4_text\` text,
  	\`law\` text,
  	\`contact\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_data\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_data_locales_locale_parent_id_unique\` ON \`page_data_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_data_locales_parent_id_idx\` ON \`page_data_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_data_v\` (
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
  await db.run(sql`CREATE INDEX \`_page_data_v_version_version__status_idx\` ON \`_page_data_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_data_v_created_at_idx\` ON \`_page_data_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_data_v_updated_at_idx\` ON \`_page_data_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_data_v_snapshot_idx\` ON \`_page_data_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_page_data_v_published_locale_idx\` ON \`_page_data_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_page_data_v_latest_idx\` ON \`_page_data_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_page_data_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_example_heading\` text,
  	\`version_example_text\` text,
  	\`version_steps_heading\` text,
  	\`version_steps1_name\` text,
  	\`version_steps1_text\` text,
  	\`version_steps2_name\` text,
  	\`version_steps2_text\` text,
  	\`version_steps3_name\` text,
  	\`version_steps3_text\` text,
  	\`version_steps4_name\` text,
  	\`version_steps4_text\` text,
  	\`version_law\` text,
  	\`version_contact\` text,
  	\`version_quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_data_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_data_v_locales_locale_parent_id_unique\` ON \`_page_data_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_data_v_locales_parent_id_idx\` ON \`_page_data_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`page_services\`;`)
  await db.run(sql`DROP TABLE \`page_services_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_services_v\`;`)
  await db.run(sql`DROP TABLE \`_page_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_formation\`;`)
  await db.run(sql`DROP TABLE \`page_formation_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_formation_v\`;`)
  await db.run(sql`DROP TABLE \`_page_formation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_conseils\`;`)
  await db.run(sql`DROP TABLE \`page_conseils_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_conseils_v\`;`)
  await db.run(sql`DROP TABLE \`_page_conseils_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_transformation\`;`)
  await db.run(sql`DROP TABLE \`page_transformation_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_transformation_v\`;`)
  await db.run(sql`DROP TABLE \`_page_transformation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_emploi\`;`)
  await db.run(sql`DROP TABLE \`page_emploi_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_emploi_v\`;`)
  await db.run(sql`DROP TABLE \`_page_emploi_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_livraison\`;`)
  await db.run(sql`DROP TABLE \`page_livraison_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_livraison_v\`;`)
  await db.run(sql`DROP TABLE \`_page_livraison_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_prospection\`;`)
  await db.run(sql`DROP TABLE \`page_prospection_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_prospection_v\`;`)
  await db.run(sql`DROP TABLE \`_page_prospection_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_marketing\`;`)
  await db.run(sql`DROP TABLE \`page_marketing_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_marketing_v\`;`)
  await db.run(sql`DROP TABLE \`_page_marketing_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_communication\`;`)
  await db.run(sql`DROP TABLE \`page_communication_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_communication_v\`;`)
  await db.run(sql`DROP TABLE \`_page_communication_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_graphisme\`;`)
  await db.run(sql`DROP TABLE \`page_graphisme_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_graphisme_v\`;`)
  await db.run(sql`DROP TABLE \`_page_graphisme_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_applications\`;`)
  await db.run(sql`DROP TABLE \`page_applications_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_applications_v\`;`)
  await db.run(sql`DROP TABLE \`_page_applications_v_locales\`;`)
  await db.run(sql`DROP TABLE \`page_data\`;`)
  await db.run(sql`DROP TABLE \`page_data_locales\`;`)
  await db.run(sql`DROP TABLE \`_page_data_v\`;`)
  await db.run(sql`DROP TABLE \`_page_data_v_locales\`;`)
}
