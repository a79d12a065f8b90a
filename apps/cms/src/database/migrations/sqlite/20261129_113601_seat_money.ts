import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inscriptions\` ADD \`a_decider\` numeric;`)
  await db.run(sql`ALTER TABLE \`ventes\` ADD \`annulation_jours\` numeric DEFAULT 5 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_ventes_v\` ADD \`version_annulation_jours\` numeric DEFAULT 5 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`inscriptions\` DROP COLUMN \`a_decider\`;`)
  await db.run(sql`ALTER TABLE \`ventes\` DROP COLUMN \`annulation_jours\`;`)
  await db.run(sql`ALTER TABLE \`_ventes_v\` DROP COLUMN \`version_annulation_jours\`;`)
}
