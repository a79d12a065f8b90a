import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`consent_day\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`consent_source\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`imported_by\` text;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`imported_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`consent_day\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`consent_source\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`imported_by\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`imported_at\`;`)
}
