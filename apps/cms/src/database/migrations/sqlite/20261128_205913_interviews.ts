import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`entretien_le\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`entretien_lieu\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`entretien_reponse\` text;`)
  await db.run(sql`ALTER TABLE \`candidatures\` ADD \`entretien_version\` numeric;`)
  await db.run(sql`CREATE INDEX \`candidatures_entretien_le_idx\` ON \`candidatures\` (\`entretien_le\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`candidatures_entretien_le_idx\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`entretien_le\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`entretien_lieu\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`entretien_reponse\`;`)
  await db.run(sql`ALTER TABLE \`candidatures\` DROP COLUMN \`entretien_version\`;`)
}
