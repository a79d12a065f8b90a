import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`page_translation\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`translation_script\` text DEFAULT 'https://translate.google.com/translate_a/element.js';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`translation_hosts\` text DEFAULT 'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`page_translation\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`translation_script\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`translation_hosts\`;`)
}
