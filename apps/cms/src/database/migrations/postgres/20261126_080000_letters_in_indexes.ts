import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Each letter with accents, and the plain one (sql/sameLetters.ts). */
const accents = 'àâäáãåçéèêëîïíìñôöóòõûüùúÿýÀÂÄÁÃÅÇÉÈÊËÎÏÍÌÑÔÖÓÒÕÛÜÙÚŸÝ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'

const columns = {
  blogs_locales: ['titre', 'contenu', 'extrait'],
  formations_locales: ['theme', 'description', 'objectifs', 'cible', 'competences'],
  jobs_locales: ['titre', 'description'],
}
const indexes = Object.entries(columns).flatMap(([table, names]) =>
  names.map((column) => ({ table, column, name: `${table}_${column}_threes_idx` })),
)

/**
 * Written by hand: the threes of letters of each text, for who looks for some in it
 * (contract/sql/letters). A function of ours, and not the extension pg_trgm: a dump with an
 * extension cannot be restored by a role that does not own it. Its cost keeps the planner from
 * calling it for each row, a second for a thousand texts, and from compiling for it (JIT).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create function threes_of_letters(stored text) returns text[]
    language sql immutable strict parallel safe cost 500 as $$
      select coalesce(array_agg(distinct three), '{}') from (
        select letter || lead(letter) over places || lead(letter, 2) over places as three
        from unnest(string_to_array(lower(translate(stored, '${accents}', '${plain}')), null))
          with ordinality as letters (letter, place)
        window places as (order by place)
      ) as threes where three is not null
    $$;
    ${indexes.map(({ table, column, name }) => `create index "${name}" on "${table}" using gin (threes_of_letters("${column}"));`).join('\n')}`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${indexes.map(({ name }) => `drop index "${name}";`).join('\n')}
    drop function threes_of_letters(text);`),
  )
}
