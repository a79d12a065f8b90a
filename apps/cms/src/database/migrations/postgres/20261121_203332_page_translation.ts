import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "page_translation" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "translation_script" varchar DEFAULT 'https://translate.google.com/translate_a/element.js';
  ALTER TABLE "settings" ADD COLUMN "translation_hosts" varchar DEFAULT 'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "page_translation";
  ALTER TABLE "settings" DROP COLUMN "translation_script";
  ALTER TABLE "settings" DROP COLUMN "translation_hosts";`)
}
