import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_commentaires_etat" AS ENUM('en_attente', 'publié', 'refusé', 'retiré');
  CREATE TYPE "public"."enum_commentaires_locale" AS ENUM('en', 'fr', 'ar');
  CREATE TABLE "commentaires_etapes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"de" varchar,
  	"vers" varchar NOT NULL,
  	"par" varchar NOT NULL,
  	"qui" varchar,
  	"motif" varchar,
  	"message" varchar
  );
  
  CREATE TABLE "commentaires" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"etat" "enum_commentaires_etat" NOT NULL,
  	"article_id" integer,
  	"nom" varchar,
  	"texte" varchar,
  	"parent_id" integer,
  	"equipe" boolean DEFAULT false,
  	"locale" "enum_commentaires_locale" DEFAULT 'fr' NOT NULL,
  	"signalements" numeric DEFAULT 0,
  	"suspicion" varchar,
  	"efface_le" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fils_fermes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "emails_rels" ADD COLUMN "commentaires_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "commentaires_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fils_fermes_id" integer;
  ALTER TABLE "commentaires_etapes" ADD CONSTRAINT "commentaires_etapes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."commentaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "commentaires" ADD CONSTRAINT "commentaires_article_id_blogs_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "commentaires" ADD CONSTRAINT "commentaires_parent_id_commentaires_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."commentaires"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fils_fermes" ADD CONSTRAINT "fils_fermes_article_id_blogs_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "commentaires_etapes_order_idx" ON "commentaires_etapes" USING btree ("_order");
  CREATE INDEX "commentaires_etapes_parent_id_idx" ON "commentaires_etapes" USING btree ("_parent_id");
  CREATE INDEX "commentaires_etat_idx" ON "commentaires" USING btree ("etat");
  CREATE INDEX "commentaires_article_idx" ON "commentaires" USING btree ("article_id");
  CREATE INDEX "commentaires_parent_idx" ON "commentaires" USING btree ("parent_id");
  CREATE UNIQUE INDEX "commentaires_idempotency_key_idx" ON "commentaires" USING btree ("idempotency_key");
  CREATE INDEX "commentaires_updated_at_idx" ON "commentaires" USING btree ("updated_at");
  CREATE INDEX "commentaires_created_at_idx" ON "commentaires" USING btree ("created_at");
  CREATE UNIQUE INDEX "fils_fermes_article_idx" ON "fils_fermes" USING btree ("article_id");
  CREATE INDEX "fils_fermes_updated_at_idx" ON "fils_fermes" USING btree ("updated_at");
  CREATE INDEX "fils_fermes_created_at_idx" ON "fils_fermes" USING btree ("created_at");
  ALTER TABLE "emails_rels" ADD CONSTRAINT "emails_rels_commentaires_fk" FOREIGN KEY ("commentaires_id") REFERENCES "public"."commentaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_commentaires_fk" FOREIGN KEY ("commentaires_id") REFERENCES "public"."commentaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fils_fermes_fk" FOREIGN KEY ("fils_fermes_id") REFERENCES "public"."fils_fermes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "emails_rels_commentaires_id_idx" ON "emails_rels" USING btree ("commentaires_id");
  CREATE INDEX "payload_locked_documents_rels_commentaires_id_idx" ON "payload_locked_documents_rels" USING btree ("commentaires_id");
  CREATE INDEX "payload_locked_documents_rels_fils_fermes_id_idx" ON "payload_locked_documents_rels" USING btree ("fils_fermes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commentaires_etapes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "commentaires" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fils_fermes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "commentaires_etapes" CASCADE;
  DROP TABLE "commentaires" CASCADE;
  DROP TABLE "fils_fermes" CASCADE;
  ALTER TABLE "emails_rels" DROP CONSTRAINT "emails_rels_commentaires_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_commentaires_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fils_fermes_fk";
  
  DROP INDEX "emails_rels_commentaires_id_idx";
  DROP INDEX "payload_locked_documents_rels_commentaires_id_idx";
  DROP INDEX "payload_locked_documents_rels_fils_fermes_id_idx";
  ALTER TABLE "emails_rels" DROP COLUMN "commentaires_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "commentaires_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fils_fermes_id";
  DROP TYPE "public"."enum_commentaires_etat";
  DROP TYPE "public"."enum_commentaires_locale";`)
}
