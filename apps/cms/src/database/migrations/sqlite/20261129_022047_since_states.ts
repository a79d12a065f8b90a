import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`etat_le\` text;`)
  await db.run(sql`CREATE INDEX \`commandes_etat_le_idx\` ON \`commandes\` (\`etat_le\`);`)
  await db.run(sql`ALTER TABLE \`livraisons\` ADD \`etat_le\` text;`)
  await db.run(sql`CREATE INDEX \`livraisons_etat_le_idx\` ON \`livraisons\` (\`etat_le\`);`)
  await db.run(sql`ALTER TABLE \`attentes\` ADD \`etat_le\` text;`)
  await db.run(sql`CREATE INDEX \`attentes_etat_le_idx\` ON \`attentes\` (\`etat_le\`);`)
  await db.run(sql`UPDATE \`commandes\` SET \`etat_le\` = \`updated_at\`;`)
  await db.run(sql`UPDATE \`livraisons\` SET \`etat_le\` = \`updated_at\`;`)
  await db.run(sql`UPDATE \`attentes\` SET \`etat_le\` = \`updated_at\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`commandes_etat_le_idx\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`etat_le\`;`)
  await db.run(sql`DROP INDEX \`livraisons_etat_le_idx\`;`)
  await db.run(sql`ALTER TABLE \`livraisons\` DROP COLUMN \`etat_le\`;`)
  await db.run(sql`DROP INDEX \`attentes_etat_le_idx\`;`)
  await db.run(sql`ALTER TABLE \`attentes\` DROP COLUMN \`etat_le\`;`)
}
