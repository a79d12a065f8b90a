import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`devis\` ADD \`next_step\` text;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`next_step_on\` text;`)
  await db.run(sql`ALTER TABLE \`devis\` ADD \`amount\` numeric;`)
  await db.run(sql`CREATE INDEX \`devis_next_step_on_idx\` ON \`devis\` (\`next_step_on\`);`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`next_step\` text;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`next_step_on\` text;`)
  await db.run(sql`CREATE INDEX \`contacts_next_step_on_idx\` ON \`contacts\` (\`next_step_on\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`devis_next_step_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`next_step\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`next_step_on\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`amount\`;`)
  await db.run(sql`DROP INDEX \`contacts_next_step_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`next_step\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`next_step_on\`;`)
}
