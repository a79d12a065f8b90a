import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`note_contenu\` numeric;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`note_formateur\` numeric;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`note_organisation\` numeric;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`note_utilite\` numeric;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`avis\` text;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`avis_public\` integer;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`evalue_le\` text;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`avis_publie_le\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`note_contenu\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`note_formateur\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`note_organisation\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`note_utilite\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`avis\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`avis_public\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`evalue_le\`;`)
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`avis_publie_le\`;`)
}
