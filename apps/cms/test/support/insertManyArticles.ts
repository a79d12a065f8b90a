import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from '../../src/database/sql/database.ts'

/** SQLite: short articles, each with one of a hundred tags; past Payload, which would take minutes. */
export async function insertManyArticles(payload: Payload, count = 5000): Promise<void> {
  const { rows } = databaseOf(payload)
  const numbers = sql`with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < ${count})`
  await rows(sql`insert into tags (id) ${numbers} select n from numbers where n <= 100`)
  await rows(sql`insert into tags_locales (_locale, _parent_id, nom)
    select 'fr', id, 'Étiquette ' || id from tags`)
  await rows(sql`insert into blogs (id, slug, _status, published_at)
    ${numbers} select n, 'article-' || n, 'published', '2026-01-01T00:00:00.000Z' from numbers`)
  await rows(sql`insert into blogs_locales (_locale, _parent_id, titre, contenu)
    select 'fr', id, 'Article ' || id, hex(randomblob(100)) from blogs`)
  await rows(sql`insert into blogs_rels (parent_id, path, "order", tags_id)
    select id, 'tags', 1, 1 + id % 100 from blogs`)
}
