import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_more_roles" AS ENUM('editor', 'agent', 'cashier');
  CREATE TABLE "users_more_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_more_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_more_roles" ADD CONSTRAINT "users_more_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_more_roles_order_idx" ON "users_more_roles" USING btree ("order");
  CREATE INDEX "users_more_roles_parent_idx" ON "users_more_roles" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_more_roles" CASCADE;
  DROP TYPE "public"."enum_users_more_roles";`)
}
