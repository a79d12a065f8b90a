import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`solde_le\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`rappel_solde_le\` text;`)
  await db.run(sql`CREATE INDEX \`commandes_solde_le_idx\` ON \`commandes\` (\`solde_le\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`commandes_solde_le_idx\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`solde_le\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`rappel_solde_le\`;`)
}
