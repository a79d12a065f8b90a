import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs_locales\` ADD \`extrait\` text;`)
  await db.run(sql`ALTER TABLE \`blogs_locales\` ADD \`titre_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`blogs_locales\` ADD \`description_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v_locales\` ADD \`version_extrait\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v_locales\` ADD \`version_titre_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v_locales\` ADD \`version_description_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`formations_locales\` ADD \`titre_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`formations_locales\` ADD \`description_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v_locales\` ADD \`version_titre_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`_formations_v_locales\` ADD \`version_description_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`titre_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`description_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_titre_recherche\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_description_recherche\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs_locales\` DROP COLUMN \`extrait\`;`)
  await db.run(sql`ALTER TABLE \`blogs_locales\` DROP COLUMN \`titre_recherche\`;`)
  await db.run(sql`ALTER TABLE \`blogs_locales\` DROP COLUMN \`description_recherche\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v_locales\` DROP COLUMN \`version_extrait\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v_locales\` DROP COLUMN \`version_titre_recherche\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v_locales\` DROP COLUMN \`version_description_recherche\`;`)
  await db.run(sql`ALTER TABLE \`formations_locales\` DROP COLUMN \`titre_recherche\`;`)
  await db.run(sql`ALTER TABLE \`formations_locales\` DROP COLUMN \`description_recherche\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v_locales\` DROP COLUMN \`version_titre_recherche\`;`)
  await db.run(sql`ALTER TABLE \`_formations_v_locales\` DROP COLUMN \`version_description_recherche\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`titre_recherche\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`description_recherche\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_titre_recherche\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_description_recherche\`;`)
}
