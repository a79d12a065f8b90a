import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_inscriptions_prevenir_de" ADD VALUE 'attestation';
  ALTER TYPE "public"."enum_inscriptions_prevenir_de" ADD VALUE 'argent';
  ALTER TABLE "inscriptions" ADD COLUMN "a_decider" numeric;
  ALTER TABLE "ventes" ADD COLUMN "annulation_jours" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "_ventes_v" ADD COLUMN "version_annulation_jours" numeric DEFAULT 5 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inscriptions" ALTER COLUMN "prevenir_de" SET DATA TYPE text;
  DROP TYPE "public"."enum_inscriptions_prevenir_de";
  CREATE TYPE "public"."enum_inscriptions_prevenir_de" AS ENUM('changement', 'convocation', 'rappel');
  ALTER TABLE "inscriptions" ALTER COLUMN "prevenir_de" SET DATA TYPE "public"."enum_inscriptions_prevenir_de" USING "prevenir_de"::"public"."enum_inscriptions_prevenir_de";
  ALTER TABLE "inscriptions" DROP COLUMN "a_decider";
  ALTER TABLE "ventes" DROP COLUMN "annulation_jours";
  ALTER TABLE "_ventes_v" DROP COLUMN "version_annulation_jours";`)
}
