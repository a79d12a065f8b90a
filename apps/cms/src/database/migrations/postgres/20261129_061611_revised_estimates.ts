import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_estimations_etat" ADD VALUE 'remplacé';
  ALTER TYPE "public"."enum_estimations_etat" ADD VALUE 'retiré';
  ALTER TABLE "estimations" ADD COLUMN "revision_id" integer;
  ALTER TABLE "estimations" ADD CONSTRAINT "estimations_revision_id_estimations_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."estimations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "estimations_revision_idx" ON "estimations" USING btree ("revision_id");`)
  // A request that was priced counts on the board for its price, unless staff said otherwise.
  await db.execute(sql`
   UPDATE devis SET amount = (
     SELECT total FROM estimations WHERE demande_id = devis.id AND etat IN ('envoyé', 'accepté')
     AND total BETWEEN 1 AND 1000000000 ORDER BY estimations.id DESC LIMIT 1)
   WHERE amount IS NULL AND id IN (SELECT demande_id FROM estimations);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "estimations" DROP CONSTRAINT "estimations_revision_id_estimations_id_fk";
  
  ALTER TABLE "estimations" ALTER COLUMN "etat" SET DATA TYPE text;
  ALTER TABLE "estimations" ALTER COLUMN "etat" SET DEFAULT 'brouillon'::text;
  DROP TYPE "public"."enum_estimations_etat";
  CREATE TYPE "public"."enum_estimations_etat" AS ENUM('brouillon', 'envoyé', 'accepté', 'refusé', 'expiré');
  ALTER TABLE "estimations" ALTER COLUMN "etat" SET DEFAULT 'brouillon'::"public"."enum_estimations_etat";
  ALTER TABLE "estimations" ALTER COLUMN "etat" SET DATA TYPE "public"."enum_estimations_etat" USING "etat"::"public"."enum_estimations_etat";
  DROP INDEX "estimations_revision_idx";
  ALTER TABLE "estimations" DROP COLUMN "revision_id";`)
}
