import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`logo_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_icon_idx\` ON \`settings\` (\`icon_id\`);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_logo_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_icon_idx\` ON \`_settings_v\` (\`version_icon_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand_name\` text DEFAULT 'Sira' NOT NULL,
  	\`product_name\` text DEFAULT 'sira' NOT NULL,
  	\`copyright_year\` numeric DEFAULT 2023 NOT NULL,
  	\`video_url\` text,
  	\`first_contact\` text DEFAULT '+22625300101',
  	\`second_contact\` text DEFAULT '+22670000202',
  	\`third_contact\` text DEFAULT '+22676000303',
  	\`whatsapp\` text DEFAULT '+22670000202',
  	\`email\` text DEFAULT 'contact@sira.example',
  	\`weekday_hours\` text DEFAULT '08H-18H',
  	\`saturday_hours\` text DEFAULT '08H-13H',
  	\`map_url\` text,
  	\`facebook\` text,
  	\`linkedin\` text,
  	\`x\` text,
  	\`instagram\` text,
  	\`partners\` text DEFAULT '',
  	\`show_search\` integer DEFAULT false,
  	\`search_synonyms\` text,
  	\`show_top_header\` integer DEFAULT false,
  	\`show_lang\` integer DEFAULT true,
  	\`page_translation\` integer DEFAULT false,
  	\`translation_script\` text DEFAULT 'https://translate.google.com/translate_a/element.js',
  	\`translation_hosts\` text DEFAULT 'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com',
  	\`proof_of_work\` integer DEFAULT false,
  	\`measure_speed\` integer DEFAULT false,
  	\`comments_provider\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "brand_name", "product_name", "copyright_year", "video_url", "first_contact", "second_contact", "third_contact", "whatsapp", "email", "weekday_hours", "saturday_hours", "map_url", "facebook", "linkedin", "x", "instagram", "partners", "show_search", "search_synonyms", "show_top_header", "show_lang", "page_translation", "translation_script", "translation_hosts", "proof_of_work", "measure_speed", "comments_provider", "updated_at", "created_at") SELECT "id", "brand_name", "product_name", "copyright_year", "video_url", "first_contact", "second_contact", "third_contact", "whatsapp", "email", "weekday_hours", "saturday_hours", "map_url", "facebook", "linkedin", "x", "instagram", "partners", "show_search", "search_synonyms", "show_top_header", "show_lang", "page_translation", "translation_script", "translation_hosts", "proof_of_work", "measure_speed", "comments_provider", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
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
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_brand_name", "version_product_name", "version_copyright_year", "version_video_url", "version_first_contact", "version_second_contact", "version_third_contact", "version_whatsapp", "version_email", "version_weekday_hours", "version_saturday_hours", "version_map_url", "version_facebook", "version_linkedin", "version_x", "version_instagram", "version_partners", "version_show_search", "version_search_synonyms", "version_show_top_header", "version_show_lang", "version_page_translation", "version_translation_script", "version_translation_hosts", "version_proof_of_work", "version_measure_speed", "version_comments_provider", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_brand_name", "version_product_name", "version_copyright_year", "version_video_url", "version_first_contact", "version_second_contact", "version_third_contact", "version_whatsapp", "version_email", "version_weekday_hours", "version_saturday_hours", "version_map_url", "version_facebook", "version_linkedin", "version_x", "version_instagram", "version_partners", "version_show_search", "version_search_synonyms", "version_show_top_header", "version_show_lang", "version_page_translation", "version_translation_script", "version_translation_hosts", "version_proof_of_work", "version_measure_speed", "version_comments_provider", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
}
