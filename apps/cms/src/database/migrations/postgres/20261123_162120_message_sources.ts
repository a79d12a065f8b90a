import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_devis_source" AS ENUM('site', 'phone', 'visit', 'whatsapp', 'email');
  CREATE TYPE "public"."enum_contacts_source" AS ENUM('site', 'phone', 'visit', 'whatsapp', 'email');
  ALTER TABLE "devis" ADD COLUMN "source" "enum_devis_source" DEFAULT 'site';
  ALTER TABLE "contacts" ADD COLUMN "source" "enum_contacts_source" DEFAULT 'site';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "devis" DROP COLUMN "source";
  ALTER TABLE "contacts" DROP COLUMN "source";
  DROP TYPE "public"."enum_devis_source";
  DROP TYPE "public"."enum_contacts_source";`)
}
