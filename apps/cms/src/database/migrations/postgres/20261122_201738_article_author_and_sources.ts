import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" ADD COLUMN "auteur" varchar;
  ALTER TABLE "blogs" ADD COLUMN "a_suivre" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_auteur" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_a_suivre" varchar;
  ALTER TABLE "settings" ADD COLUMN "partners" varchar DEFAULT '';
  ALTER TABLE "settings_locales" ADD COLUMN "figures_source" varchar DEFAULT '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" DROP COLUMN "auteur";
  ALTER TABLE "blogs" DROP COLUMN "a_suivre";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_auteur";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_a_suivre";
  ALTER TABLE "settings" DROP COLUMN "partners";
  ALTER TABLE "settings_locales" DROP COLUMN "figures_source";`)
}
