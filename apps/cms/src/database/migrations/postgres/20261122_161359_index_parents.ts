import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "blogs_locales_parent_id_idx" ON "blogs_locales" USING btree ("_parent_id");
  CREATE INDEX "_blogs_v_locales_parent_id_idx" ON "_blogs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "categories_locales_parent_id_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "tags_locales_parent_id_idx" ON "tags_locales" USING btree ("_parent_id");
  CREATE INDEX "formations_locales_parent_id_idx" ON "formations_locales" USING btree ("_parent_id");
  CREATE INDEX "_formations_v_locales_parent_id_idx" ON "_formations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "formateurs_locales_parent_id_idx" ON "formateurs_locales" USING btree ("_parent_id");
  CREATE INDEX "typesformations_locales_parent_id_idx" ON "typesformations_locales" USING btree ("_parent_id");
  CREATE INDEX "modesformations_locales_parent_id_idx" ON "modesformations_locales" USING btree ("_parent_id");
  CREATE INDEX "modespayments_locales_parent_id_idx" ON "modespayments_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_locales_parent_id_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_locales_parent_id_idx" ON "_jobs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "jobdomains_locales_parent_id_idx" ON "jobdomains_locales" USING btree ("_parent_id");
  CREATE INDEX "jobtypes_locales_parent_id_idx" ON "jobtypes_locales" USING btree ("_parent_id");
  CREATE INDEX "experience_levels_locales_parent_id_idx" ON "experience_levels_locales" USING btree ("_parent_id");
  CREATE INDEX "biblios_locales_parent_id_idx" ON "biblios_locales" USING btree ("_parent_id");
  CREATE INDEX "faqs_locales_parent_id_idx" ON "faqs_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "letters_locales_parent_id_idx" ON "letters_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_counters_locales_parent_id_idx" ON "settings_counters_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_skills_locales_parent_id_idx" ON "settings_skills_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_testimonials_locales_parent_id_idx" ON "settings_testimonials_locales" USING btree ("_parent_id");
  CREATE INDEX "settings_locales_parent_id_idx" ON "settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "blogs_locales_parent_id_idx";
  DROP INDEX "_blogs_v_locales_parent_id_idx";
  DROP INDEX "categories_locales_parent_id_idx";
  DROP INDEX "tags_locales_parent_id_idx";
  DROP INDEX "formations_locales_parent_id_idx";
  DROP INDEX "_formations_v_locales_parent_id_idx";
  DROP INDEX "formateurs_locales_parent_id_idx";
  DROP INDEX "typesformations_locales_parent_id_idx";
  DROP INDEX "modesformations_locales_parent_id_idx";
  DROP INDEX "modespayments_locales_parent_id_idx";
  DROP INDEX "jobs_locales_parent_id_idx";
  DROP INDEX "_jobs_v_locales_parent_id_idx";
  DROP INDEX "jobdomains_locales_parent_id_idx";
  DROP INDEX "jobtypes_locales_parent_id_idx";
  DROP INDEX "experience_levels_locales_parent_id_idx";
  DROP INDEX "biblios_locales_parent_id_idx";
  DROP INDEX "faqs_locales_parent_id_idx";
  DROP INDEX "media_locales_parent_id_idx";
  DROP INDEX "letters_locales_parent_id_idx";
  DROP INDEX "settings_counters_locales_parent_id_idx";
  DROP INDEX "settings_skills_locales_parent_id_idx";
  DROP INDEX "settings_testimonials_locales_parent_id_idx";
  DROP INDEX "settings_locales_parent_id_idx";`)
}
