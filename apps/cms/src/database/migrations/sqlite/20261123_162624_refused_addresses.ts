import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`refusals\` numeric;`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`refused_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`refusals\`;`)
  await db.run(sql`ALTER TABLE \`newsletters\` DROP COLUMN \`refused_at\`;`)
}
