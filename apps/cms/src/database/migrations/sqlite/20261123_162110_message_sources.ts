import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`devis\` ADD \`source\` text DEFAULT 'site';`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`source\` text DEFAULT 'site';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`source\`;`)
}
