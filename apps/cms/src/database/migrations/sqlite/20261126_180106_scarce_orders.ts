import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`reseau\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`delai_court\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`sursis\` numeric;`)
  await db.run(sql`CREATE INDEX \`commandes_reseau_idx\` ON \`commandes\` (\`reseau\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`commandes_reseau_idx\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`reseau\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`delai_court\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`sursis\`;`)
}
