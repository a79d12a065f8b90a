import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_tarifs_nature" ADD VALUE 'livraison';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tarifs" ALTER COLUMN "nature" SET DATA TYPE text;
  DROP TYPE "public"."enum_tarifs_nature";
  CREATE TYPE "public"."enum_tarifs_nature" AS ENUM('formule', 'prestation');
  ALTER TABLE "tarifs" ALTER COLUMN "nature" SET DATA TYPE "public"."enum_tarifs_nature" USING "nature"::"public"."enum_tarifs_nature";`)
}
