import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "thematiques" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "thematiques_locales" (
  	"nom" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "formations" ADD COLUMN "ville" varchar;
  ALTER TABLE "formations" ADD COLUMN "thematique_id" integer;
  ALTER TABLE "_formations_v" ADD COLUMN "version_ville" varchar;
  ALTER TABLE "_formations_v" ADD COLUMN "version_thematique_id" integer;
  ALTER TABLE "formateurs" ADD COLUMN "photo_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "thematiques_id" integer;
  ALTER TABLE "thematiques_locales" ADD CONSTRAINT "thematiques_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."thematiques"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "thematiques_updated_at_idx" ON "thematiques" USING btree ("updated_at");
  CREATE INDEX "thematiques_created_at_idx" ON "thematiques" USING btree ("created_at");
  CREATE UNIQUE INDEX "thematiques_locales_locale_parent_id_unique" ON "thematiques_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "thematiques_locales_parent_id_idx" ON "thematiques_locales" USING btree ("_parent_id");
  ALTER TABLE "formations" ADD CONSTRAINT "formations_thematique_id_thematiques_id_fk" FOREIGN KEY ("thematique_id") REFERENCES "public"."thematiques"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_formations_v" ADD CONSTRAINT "_formations_v_version_thematique_id_thematiques_id_fk" FOREIGN KEY ("version_thematique_id") REFERENCES "public"."thematiques"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "formateurs" ADD CONSTRAINT "formateurs_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_thematiques_fk" FOREIGN KEY ("thematiques_id") REFERENCES "public"."thematiques"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "formations_thematique_idx" ON "formations" USING btree ("thematique_id");
  CREATE INDEX "_formations_v_version_version_thematique_idx" ON "_formations_v" USING btree ("version_thematique_id");
  CREATE INDEX "formateurs_photo_idx" ON "formateurs" USING btree ("photo_id");
  CREATE INDEX "payload_locked_documents_rels_thematiques_id_idx" ON "payload_locked_documents_rels" USING btree ("thematiques_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "thematiques" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "thematiques_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "thematiques" CASCADE;
  DROP TABLE "thematiques_locales" CASCADE;
  ALTER TABLE "formations" DROP CONSTRAINT "formations_thematique_id_thematiques_id_fk";
  
  ALTER TABLE "_formations_v" DROP CONSTRAINT "_formations_v_version_thematique_id_thematiques_id_fk";
  
  ALTER TABLE "formateurs" DROP CONSTRAINT "formateurs_photo_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_thematiques_fk";
  
  DROP INDEX "formations_thematique_idx";
  DROP INDEX "_formations_v_version_version_thematique_idx";
  DROP INDEX "formateurs_photo_idx";
  DROP INDEX "payload_locked_documents_rels_thematiques_id_idx";
  ALTER TABLE "formations" DROP COLUMN "ville";
  ALTER TABLE "formations" DROP COLUMN "thematique_id";
  ALTER TABLE "_formations_v" DROP COLUMN "version_ville";
  ALTER TABLE "_formations_v" DROP COLUMN "version_thematique_id";
  ALTER TABLE "formateurs" DROP COLUMN "photo_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "thematiques_id";`)
}
