import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_cv\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_cv_nom\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_cv_type\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_cv_taille\` numeric;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_lettre\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_lettre_nom\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_lettre_type\` text;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_lettre_taille\` numeric;`)
  await db.run(sql`ALTER TABLE \`commandes\` ADD \`relecture_envoi\` text;`)
  await db.run(sql`CREATE INDEX \`commandes_relecture_cv_idx\` ON \`commandes\` (\`relecture_cv\`);`)
  await db.run(sql`CREATE INDEX \`commandes_relecture_lettre_idx\` ON \`commandes\` (\`relecture_lettre\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`commandes_relecture_cv_idx\`;`)
  await db.run(sql`DROP INDEX \`commandes_relecture_lettre_idx\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_cv\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_cv_nom\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_cv_type\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_cv_taille\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_lettre\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_lettre_nom\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_lettre_type\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_lettre_taille\`;`)
  await db.run(sql`ALTER TABLE \`commandes\` DROP COLUMN \`relecture_envoi\`;`)
}
