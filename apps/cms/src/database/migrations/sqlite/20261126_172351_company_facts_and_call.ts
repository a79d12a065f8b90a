import { defaultPrivacy } from '@sira/contract/legal/privacy'
import { defaultTerms } from '@sira/contract/legal/terms'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`page_prospection_locales\` ADD \`call_heading\` text;`)
  await db.run(sql`ALTER TABLE \`page_prospection_locales\` ADD \`call_text\` text;`)
  await db.run(sql`ALTER TABLE \`_page_prospection_v_locales\` ADD \`version_call_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_page_prospection_v_locales\` ADD \`version_call_text\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`rccm\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`ifu\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`responsable\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`hebergeur\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`cil\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_rccm\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_ifu\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_responsable\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_hebergeur\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_cil\` text;`)
  // Replaces the unchanged models of earlier versions, which showed visitors what staff had to
  // complete. A text written by staff stays.
  await db.run(sql`UPDATE \`settings_locales\` SET \`terms_text\` = ${defaultTerms}
    WHERE length(trim(\`terms_text\`, char(10))) = 3250 AND \`terms_text\` LIKE '%L’entreprise complète ici son numéro RCCM%';`)
  await db.run(sql`UPDATE \`settings_locales\` SET \`privacy_text\` = ${defaultPrivacy}
    WHERE length(trim(\`privacy_text\`, char(10))) IN (3170, 3245) AND \`privacy_text\` LIKE '%est à compléter ici.%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`page_prospection_locales\` DROP COLUMN \`call_heading\`;`)
  await db.run(sql`ALTER TABLE \`page_prospection_locales\` DROP COLUMN \`call_text\`;`)
  await db.run(sql`ALTER TABLE \`_page_prospection_v_locales\` DROP COLUMN \`version_call_heading\`;`)
  await db.run(sql`ALTER TABLE \`_page_prospection_v_locales\` DROP COLUMN \`version_call_text\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`rccm\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`ifu\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`responsable\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`hebergeur\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`cil\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_rccm\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_ifu\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_responsable\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_hebergeur\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_cil\`;`)
}
