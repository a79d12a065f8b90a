import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"picture_labels_id" integer
  );
  
  CREATE TABLE "picture_labels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "picture_labels_id" integer;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_rels" ADD CONSTRAINT "media_rels_picture_labels_fk" FOREIGN KEY ("picture_labels_id") REFERENCES "public"."picture_labels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_rels_order_idx" ON "media_rels" USING btree ("order");
  CREATE INDEX "media_rels_parent_idx" ON "media_rels" USING btree ("parent_id");
  CREATE INDEX "media_rels_path_idx" ON "media_rels" USING btree ("path");
  CREATE INDEX "media_rels_picture_labels_id_idx" ON "media_rels" USING btree ("picture_labels_id");
  CREATE UNIQUE INDEX "picture_labels_name_idx" ON "picture_labels" USING btree ("name");
  CREATE INDEX "picture_labels_updated_at_idx" ON "picture_labels" USING btree ("updated_at");
  CREATE INDEX "picture_labels_created_at_idx" ON "picture_labels" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_picture_labels_fk" FOREIGN KEY ("picture_labels_id") REFERENCES "public"."picture_labels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_picture_labels_id_idx" ON "payload_locked_documents_rels" USING btree ("picture_labels_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "picture_labels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_rels" CASCADE;
  DROP TABLE "picture_labels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_picture_labels_fk";
  
  DROP INDEX "payload_locked_documents_rels_picture_labels_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "picture_labels_id";`)
}
