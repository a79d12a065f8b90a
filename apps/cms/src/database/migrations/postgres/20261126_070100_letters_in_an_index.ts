import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand: threes of letters, for who looks for some in a text (contract/sql/letters). Where
 * the extension is not there, or the role may not have it, all texts are looked through as before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index "blogs_locales_letters_idx" on "blogs_locales"
        using gin ("titre" gin_trgm_ops, "contenu" gin_trgm_ops, "extrait" gin_trgm_ops);
      create index "formations_locales_letters_idx" on "formations_locales"
        using gin ("theme" gin_trgm_ops, "description" gin_trgm_ops, "objectifs" gin_trgm_ops,
          "cible" gin_trgm_ops, "competences" gin_trgm_ops);
      create index "jobs_locales_letters_idx" on "jobs_locales"
        using gin ("titre" gin_trgm_ops, "description" gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'pg_trgm: %', sqlerrm;
    end
    $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index if exists "blogs_locales_letters_idx", "formations_locales_letters_idx", "jobs_locales_letters_idx"`)
}
