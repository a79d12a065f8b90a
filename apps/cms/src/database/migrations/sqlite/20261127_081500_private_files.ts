import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import type { WithFiles } from '../../migrating/migrationFiles.ts'
import { moveIntoFiles } from '../privateFiles.ts'

export async function up({ db, keepFile }: MigrateUpArgs & WithFiles): Promise<void> {
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`fichier\` text;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`file\` text;`)
  // Written by hand.
  await moveIntoFiles((statement) => db.all(statement), keepFile)
  await db.run(sql`CREATE INDEX \`estimations_fichier_idx\` ON \`estimations\` (\`fichier\`);`)
  await db.run(sql`ALTER TABLE \`estimations\` DROP COLUMN \`pdf\`;`)
  await db.run(sql`CREATE INDEX \`attachments_file_idx\` ON \`attachments\` (\`file\`);`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`content\`;`)
}

/** Brings the columns back, and nothing into them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`estimations_fichier_idx\`;`)
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`pdf\` text;`)
  await db.run(sql`ALTER TABLE \`estimations\` DROP COLUMN \`fichier\`;`)
  await db.run(sql`DROP INDEX \`attachments_file_idx\`;`)
  await db.run(sql`ALTER TABLE \`attachments\` ADD \`content\` text NOT NULL DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`attachments\` DROP COLUMN \`file\`;`)
}
