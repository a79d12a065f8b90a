import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand: Payload's indexes know no order of nulls, and PostgreSQL sorted all records of a
 * list for the first ten. Each holds what the list is narrowed by too (see sqlite/coverLists.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index "blogs_by_published_at_idx" on "blogs" ("published_at" desc nulls last, "id")
      include ("category_id") where "_status" = 'published' and "deleted_at" is null;
    create index "formations_by_date_formation_idx" on "formations" ("date_formation" desc nulls last, "id")
      include ("thematique_id", "typesformation_id", "modesformation_id", "niveau", "prix_formation", "avec_certificat")
      where "_status" = 'published' and "deleted_at" is null;
    create index "formations_by_prix_formation_idx" on "formations" ("prix_formation" desc nulls last, "id")
      where "_status" = 'published' and "deleted_at" is null;
    create index "jobs_by_date_publication_idx" on "jobs" ("date_publication" desc nulls last, "id")
      include ("date_expiration", "jobdomain_id", "jobtype_id", "experience_level_id", "urgent")
      where "_status" = 'published' and "deleted_at" is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index "blogs_by_published_at_idx";
    drop index "formations_by_date_formation_idx";
    drop index "formations_by_prix_formation_idx";
    drop index "jobs_by_date_publication_idx";`)
}
