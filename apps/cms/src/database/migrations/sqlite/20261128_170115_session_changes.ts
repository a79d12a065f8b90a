import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`change_le\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`deplacee_le\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`avant\` text;`)
  await db.run(sql`CREATE INDEX \`sessions_change_le_idx\` ON \`sessions\` (\`change_le\`);`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`prevenir_le\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`sessions_change_le_idx\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`change_le\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`deplacee_le\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`avant\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`prevenir_le\`;`)
}
