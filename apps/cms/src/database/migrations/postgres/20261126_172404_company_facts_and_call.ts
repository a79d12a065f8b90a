import { defaultPrivacy } from '@sira/contract/legal/privacy'
import { defaultTerms } from '@sira/contract/legal/terms'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_prospection_locales" ADD COLUMN "call_heading" varchar;
  ALTER TABLE "page_prospection_locales" ADD COLUMN "call_text" varchar;
  ALTER TABLE "_page_prospection_v_locales" ADD COLUMN "version_call_heading" varchar;
  ALTER TABLE "_page_prospection_v_locales" ADD COLUMN "version_call_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "rccm" varchar;
  ALTER TABLE "settings" ADD COLUMN "ifu" varchar;
  ALTER TABLE "settings" ADD COLUMN "responsable" varchar;
  ALTER TABLE "settings" ADD COLUMN "hebergeur" varchar;
  ALTER TABLE "settings" ADD COLUMN "cil" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_rccm" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_ifu" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_responsable" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_hebergeur" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_cil" varchar;`)
  // Replaces the unchanged models of earlier versions, which showed visitors what staff had to
  // complete. A text written by staff stays.
  await db.execute(sql`UPDATE "settings_locales" SET "terms_text" = ${defaultTerms}
    WHERE length(btrim("terms_text", chr(10))) = 3250 AND "terms_text" LIKE '%L’entreprise complète ici son numéro RCCM%';`)
  await db.execute(sql`UPDATE "settings_locales" SET "privacy_text" = ${defaultPrivacy}
    WHERE length(btrim("privacy_text", chr(10))) IN (3170, 3245) AND "privacy_text" LIKE '%est à compléter ici.%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_prospection_locales" DROP COLUMN "call_heading";
  ALTER TABLE "page_prospection_locales" DROP COLUMN "call_text";
  ALTER TABLE "_page_prospection_v_locales" DROP COLUMN "version_call_heading";
  ALTER TABLE "_page_prospection_v_locales" DROP COLUMN "version_call_text";
  ALTER TABLE "settings" DROP COLUMN "rccm";
  ALTER TABLE "settings" DROP COLUMN "ifu";
  ALTER TABLE "settings" DROP COLUMN "responsable";
  ALTER TABLE "settings" DROP COLUMN "hebergeur";
  ALTER TABLE "settings" DROP COLUMN "cil";
  ALTER TABLE "_settings_v" DROP COLUMN "version_rccm";
  ALTER TABLE "_settings_v" DROP COLUMN "version_ifu";
  ALTER TABLE "_settings_v" DROP COLUMN "version_responsable";
  ALTER TABLE "_settings_v" DROP COLUMN "version_hebergeur";
  ALTER TABLE "_settings_v" DROP COLUMN "version_cil";`)
}
