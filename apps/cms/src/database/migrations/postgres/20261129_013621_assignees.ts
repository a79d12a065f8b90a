import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "livraisons" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "coursiers" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "candidatures" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "inscriptions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "attentes" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "estimations" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "commandes" ADD CONSTRAINT "commandes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "livraisons" ADD CONSTRAINT "livraisons_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "coursiers" ADD CONSTRAINT "coursiers_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidatures" ADD CONSTRAINT "candidatures_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "attentes" ADD CONSTRAINT "attentes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "estimations" ADD CONSTRAINT "estimations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "commandes_assignee_idx" ON "commandes" USING btree ("assignee_id");
  CREATE INDEX "livraisons_assignee_idx" ON "livraisons" USING btree ("assignee_id");
  CREATE INDEX "coursiers_assignee_idx" ON "coursiers" USING btree ("assignee_id");
  CREATE INDEX "candidatures_assignee_idx" ON "candidatures" USING btree ("assignee_id");
  CREATE INDEX "inscriptions_assignee_idx" ON "inscriptions" USING btree ("assignee_id");
  CREATE INDEX "attentes_assignee_idx" ON "attentes" USING btree ("assignee_id");
  CREATE INDEX "estimations_assignee_idx" ON "estimations" USING btree ("assignee_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "commandes" DROP CONSTRAINT "commandes_assignee_id_users_id_fk";
  
  ALTER TABLE "livraisons" DROP CONSTRAINT "livraisons_assignee_id_users_id_fk";
  
  ALTER TABLE "coursiers" DROP CONSTRAINT "coursiers_assignee_id_users_id_fk";
  
  ALTER TABLE "candidatures" DROP CONSTRAINT "candidatures_assignee_id_users_id_fk";
  
  ALTER TABLE "inscriptions" DROP CONSTRAINT "inscriptions_assignee_id_users_id_fk";
  
  ALTER TABLE "attentes" DROP CONSTRAINT "attentes_assignee_id_users_id_fk";
  
  ALTER TABLE "estimations" DROP CONSTRAINT "estimations_assignee_id_users_id_fk";
  
  DROP INDEX "commandes_assignee_idx";
  DROP INDEX "livraisons_assignee_idx";
  DROP INDEX "coursiers_assignee_idx";
  DROP INDEX "candidatures_assignee_idx";
  DROP INDEX "inscriptions_assignee_idx";
  DROP INDEX "attentes_assignee_idx";
  DROP INDEX "estimations_assignee_idx";
  ALTER TABLE "commandes" DROP COLUMN "assignee_id";
  ALTER TABLE "livraisons" DROP COLUMN "assignee_id";
  ALTER TABLE "coursiers" DROP COLUMN "assignee_id";
  ALTER TABLE "candidatures" DROP COLUMN "assignee_id";
  ALTER TABLE "inscriptions" DROP COLUMN "assignee_id";
  ALTER TABLE "attentes" DROP COLUMN "assignee_id";
  ALTER TABLE "estimations" DROP COLUMN "assignee_id";`)
}
