import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`prevenir_de\` text;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`convoque_le\` text;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`rappele_pour\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`prevenir_de\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`convoque_le\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`rappele_pour\`;`)
}
