import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "feuilles_signees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cle" varchar NOT NULL,
  	"session_id" integer NOT NULL,
  	"demi_journee" varchar NOT NULL,
  	"qui" varchar NOT NULL,
  	"photo" varchar,
  	"photo_nom" varchar,
  	"photo_type" varchar,
  	"photo_taille" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sessions" ADD COLUMN "lien" varchar;
  ALTER TABLE "sessions" ADD COLUMN "code_lien" varchar;
  ALTER TABLE "sessions" ADD COLUMN "essais_lien" numeric;
  ALTER TABLE "sessions" ADD COLUMN "lien_jusque" timestamp(3) with time zone;
  ALTER TABLE "sessions" ADD COLUMN "appareil" varchar;
  ALTER TABLE "sessions" ADD COLUMN "appareil_le" timestamp(3) with time zone;
  ALTER TABLE "sessions" ADD COLUMN "appareil_nom" varchar;
  ALTER TABLE "feuilles_signees" ADD CONSTRAINT "feuilles_signees_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "feuilles_signees_cle_idx" ON "feuilles_signees" USING btree ("cle");
  CREATE INDEX "feuilles_signees_session_idx" ON "feuilles_signees" USING btree ("session_id");
  CREATE INDEX "feuilles_signees_photo_idx" ON "feuilles_signees" USING btree ("photo");
  CREATE INDEX "feuilles_signees_updated_at_idx" ON "feuilles_signees" USING btree ("updated_at");
  CREATE INDEX "feuilles_signees_created_at_idx" ON "feuilles_signees" USING btree ("created_at");
  CREATE INDEX "sessions_lien_idx" ON "sessions" USING btree ("lien");
  CREATE INDEX "sessions_appareil_idx" ON "sessions" USING btree ("appareil");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feuilles_signees" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feuilles_signees" CASCADE;
  DROP INDEX "sessions_lien_idx";
  DROP INDEX "sessions_appareil_idx";
  ALTER TABLE "sessions" DROP COLUMN "lien";
  ALTER TABLE "sessions" DROP COLUMN "code_lien";
  ALTER TABLE "sessions" DROP COLUMN "essais_lien";
  ALTER TABLE "sessions" DROP COLUMN "lien_jusque";
  ALTER TABLE "sessions" DROP COLUMN "appareil";
  ALTER TABLE "sessions" DROP COLUMN "appareil_le";
  ALTER TABLE "sessions" DROP COLUMN "appareil_nom";`)
}
