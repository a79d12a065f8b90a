import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`paiements\` ADD \`remboursement_id\` text;`)
  await db.run(sql`ALTER TABLE \`paiements\` ADD \`remboursement_par\` text;`)
  await db.run(sql`ALTER TABLE \`paiements\` ADD \`remboursement_le\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`paiements_remboursement_id_idx\` ON \`paiements\` (\`remboursement_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`paiements_remboursement_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`paiements\` DROP COLUMN \`remboursement_id\`;`)
  await db.run(sql`ALTER TABLE \`paiements\` DROP COLUMN \`remboursement_par\`;`)
  await db.run(sql`ALTER TABLE \`paiements\` DROP COLUMN \`remboursement_le\`;`)
}
