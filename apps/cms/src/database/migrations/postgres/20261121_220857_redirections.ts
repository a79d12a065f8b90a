import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "redirections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirections_id" integer;
  CREATE UNIQUE INDEX "redirections_from_idx" ON "redirections" USING btree ("from");
  CREATE INDEX "redirections_updated_at_idx" ON "redirections" USING btree ("updated_at");
  CREATE INDEX "redirections_created_at_idx" ON "redirections" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirections_fk" FOREIGN KEY ("redirections_id") REFERENCES "public"."redirections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirections_id_idx" ON "payload_locked_documents_rels" USING btree ("redirections_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirections" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirections_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirections_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirections_id";`)
}
