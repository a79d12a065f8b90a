import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`paiements\` ADD \`recu_rendu\` text;`)
  await db.run(sql`ALTER TABLE \`paiements\` ADD \`rendu_le\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`paiements_recu_rendu_idx\` ON \`paiements\` (\`recu_rendu\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`paiements_recu_rendu_idx\`;`)
  await db.run(sql`ALTER TABLE \`paiements\` DROP COLUMN \`recu_rendu\`;`)
  await db.run(sql`ALTER TABLE \`paiements\` DROP COLUMN \`rendu_le\`;`)
}
