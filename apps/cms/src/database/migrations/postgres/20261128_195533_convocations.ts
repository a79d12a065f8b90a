import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inscriptions_prevenir_de" AS ENUM('changement', 'convocation', 'rappel');
  ALTER TABLE "inscriptions" ADD COLUMN "prevenir_de" "enum_inscriptions_prevenir_de";
  ALTER TABLE "inscriptions" ADD COLUMN "convoque_le" timestamp(3) with time zone;
  ALTER TABLE "inscriptions" ADD COLUMN "rappele_pour" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inscriptions" DROP COLUMN "prevenir_de";
  ALTER TABLE "inscriptions" DROP COLUMN "convoque_le";
  ALTER TABLE "inscriptions" DROP COLUMN "rappele_pour";
  DROP TYPE "public"."enum_inscriptions_prevenir_de";`)
}
