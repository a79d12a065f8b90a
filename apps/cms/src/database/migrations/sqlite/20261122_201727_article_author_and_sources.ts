import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`auteur\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`a_suivre\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_auteur\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_a_suivre\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`partners\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`figures_source\` text DEFAULT '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`auteur\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`a_suivre\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_auteur\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_a_suivre\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`partners\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`figures_source\`;`)
}
