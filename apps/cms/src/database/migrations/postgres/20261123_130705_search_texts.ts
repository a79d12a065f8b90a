import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs_locales" ADD COLUMN "extrait" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "titre_recherche" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "description_recherche" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_extrait" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_titre_recherche" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_description_recherche" varchar;
  ALTER TABLE "formations_locales" ADD COLUMN "titre_recherche" varchar;
  ALTER TABLE "formations_locales" ADD COLUMN "description_recherche" varchar;
  ALTER TABLE "_formations_v_locales" ADD COLUMN "version_titre_recherche" varchar;
  ALTER TABLE "_formations_v_locales" ADD COLUMN "version_description_recherche" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "titre_recherche" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "description_recherche" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_titre_recherche" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_description_recherche" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs_locales" DROP COLUMN "extrait";
  ALTER TABLE "blogs_locales" DROP COLUMN "titre_recherche";
  ALTER TABLE "blogs_locales" DROP COLUMN "description_recherche";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_extrait";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_titre_recherche";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_description_recherche";
  ALTER TABLE "formations_locales" DROP COLUMN "titre_recherche";
  ALTER TABLE "formations_locales" DROP COLUMN "description_recherche";
  ALTER TABLE "_formations_v_locales" DROP COLUMN "version_titre_recherche";
  ALTER TABLE "_formations_v_locales" DROP COLUMN "version_description_recherche";
  ALTER TABLE "jobs_locales" DROP COLUMN "titre_recherche";
  ALTER TABLE "jobs_locales" DROP COLUMN "description_recherche";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_titre_recherche";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_description_recherche";`)
}
