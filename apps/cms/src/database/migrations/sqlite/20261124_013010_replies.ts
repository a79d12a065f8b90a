import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`devis\` ADD \`replied_at\` text;`)
  await db.run(sql`CREATE INDEX \`devis_replied_at_idx\` ON \`devis\` (\`replied_at\`);`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`replied_at\` text;`)
  await db.run(sql`CREATE INDEX \`contacts_replied_at_idx\` ON \`contacts\` (\`replied_at\`);`)
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`replied_at\` text;`)
  await db.run(sql`CREATE INDEX \`estimations_replied_at_idx\` ON \`estimations\` (\`replied_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`devis_replied_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`devis\` DROP COLUMN \`replied_at\`;`)
  await db.run(sql`DROP INDEX \`contacts_replied_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`replied_at\`;`)
  await db.run(sql`DROP INDEX \`estimations_replied_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`estimations\` DROP COLUMN \`replied_at\`;`)
}
