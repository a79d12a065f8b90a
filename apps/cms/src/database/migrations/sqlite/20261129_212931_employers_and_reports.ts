import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`signalements\` ADD \`intitule\` text;`)
  await db.run(sql`ALTER TABLE \`offres\` ADD \`cv_facultatif\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`signalements\` DROP COLUMN \`intitule\`;`)
  await db.run(sql`ALTER TABLE \`offres\` DROP COLUMN \`cv_facultatif\`;`)
}
