import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createResponseCache } from '@sira/response-cache/responseCache'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childrenOf } from '../../../../scripts/machine/processTree.ts'
import { contractApi } from '../../src/contract/contractApi.ts'
import { typeOf } from '../../src/contract/model/contentModel.ts'
import { parseListQuery } from '../../src/contract/query/contractQuery.ts'
import { readContext, statementContext } from '../../src/contract/read/readContext.ts'
import { isPublic } from '../../src/contract/sql/sqlContext.ts'
import { whereSql } from '../../src/contract/sql/whereSql.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { insertManyArticles } from '../support/insertManyArticles.ts'

/** Five thousand articles with a hundred tags; strangers who ask for more than they may. */
describe('the contract API with many records', () => {
  let office: OpenPayload
  let read = 0
  const app = fastify()
  const open = async () => {
    office = await openPayload()
    await insertManyArticles(office.payload)
    const cache = createResponseCache({ maxBytes: 50_000_000 })
    const { payload } = office
    await app.register(contractApi, { prefix: '/api', payload, cache })
    // A loaded machine is slow.
    const queryTimes = { strangers: 60_000, own: 60_000 }
    await app.register(contractApi, { prefix: '/patient', payload, cache, queryTimes })
    await app.register(contractApi, { prefix: '/hurried', payload, cache, strangersTimeMs: 1 })
    payload.collections.blogs.config.hooks.afterRead.push(() => {
      read += 1
    })
  }
  beforeAll(open)
  afterAll(async () => {
    await app.close()
    await office.close()
  })

  const ask = async (search: string, headers: Record<string, string> = {}, prefix = '/api') => {
    const answer = await app.inject({ url: `${prefix}/${search}`, headers })
    return { status: answer.statusCode, headers: answer.headers, message: answer.body }
  }
  const stranger = (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}` })
  const slow = (text: string) =>
    `blogs?filters[contenu][$contains]=${text}&fields=id&pagination[withCount]=false`

  it('refuses an answer of too many records before it reads them', async () => {
    read = 0
    const { status, message } = await ask(
      'blogs?sort=id&pagination[pageSize]=100&fields=slug&populate[tags][fields]=nom&populate[tags][populate][blogs][fields]=slug',
      stranger(1),
    )

    expect([status, message]).toEqual([400, expect.stringContaining('more than 4000 records')])
    expect(read).toBe(100)
  })

  it('answers our pages while strangers wait for slow answers', async () => {
    const askHere = (search: string, headers = {}) => ask(search, headers, '/patient')
    await askHere(slow('warm'), stranger(9))
    // So far, only strangers have asked for what is read apart.
    const theirs = childrenOf(process.pid)
    expect(theirs).not.toEqual([])
    await askHere(slow('warm'))

    const order: string[] = []
    const note = (who: string) => () => order.push(who)
    // Queries of strangers take longer than our own.
    for (const reader of theirs) process.kill(reader, 'SIGSTOP')
    const strangers = [2, 3, 4].map((number) =>
      askHere(slow(`absent-${number}`), stranger(number)).then(note('stranger')),
    )
    await askHere(slow('absent-2')).then(note('our page, with the question of a stranger'))
    await askHere('faqs?fields=question').then(note('our page'))
    expect(order).toEqual(['our page, with the question of a stranger', 'our page'])
    for (const reader of theirs) process.kill(reader, 'SIGCONT')
    await Promise.all(strangers)
  })

  /** How SQLite answers which articles, or trainings, a search finds. */
  async function planOf(slug: string, search: string): Promise<string> {
    const context = readContext(office.payload)
    const type = typeOf(context.model, slug)
    const { filter } = parseListQuery(search, type, context.model, context.languages)
    if (filter === null) throw new Error('no filter')
    const statement = statementContext(context, null)
    const where = sql`${whereSql(filter, type, 'rows', statement)} and ${isPublic(type, 'rows', statement)}`
    const plan = await context.database.rows(
      sql`explain query plan select id from ${sql.identifier(slug)} "rows" where ${where}`,
    )
    return plan.map(({ detail }) => detail).join()
  }

  it('gives the same pages from the end as from the beginning, whatever the sort', async () => {
    const { rows } = databaseOf(office.payload)
    await rows(sql`insert into categories (id) values (1), (2)`)
    await rows(sql`insert into categories_locales (_locale, _parent_id, nom)
      values ('fr', 1, 'Conseil'), ('fr', 2, 'Emploi')`)
    await rows(sql`update blogs set published_at = null where id % 5 = 0`)
    await rows(sql`update blogs set category_id = id % 3 where id % 3 > 0`)
    const idsOf = async (list: string) => {
      const { status, message } = await ask(`blogs?fields=id&${list}`, {}, '/patient')
      expect(status, list).toBe(200)
      return JSON.parse(message).data.map(({ id }: { id: number }) => id)
    }
    for (const list of [
      '',
      'sort=publishedAt:asc',
      'sort=publishedAt:desc',
      'sort=category.nom:asc',
      'sort=category.nom:desc',
      'sort=tags.nom:desc,category.nom:asc',
      'sort=titre:desc',
      'filters[tags][id][$lt]=50',
      'filters[tags][id][$eq]=7&filters[category][id][$null]=true',
    ]) {
      for (const start of [1000, 2000, 4000, 4980, 4995]) {
        const page = `${list}&pagination[start]=${start}&pagination[limit]=20`
        const walked = await idsOf(`${page}&pagination[withCount]=false`)
        expect(await idsOf(page), page).toEqual(walked)
      }
    }
    expect(await idsOf('pagination[start]=4995&pagination[limit]=20')).toHaveLength(5)
  })

  it('looks for the articles of a tag once, and not for each article', async () => {
    const plan = await planOf('blogs', 'filters[tags][id][$eq]=7')
    expect(plan).toContain('LIST SUBQUERY')
    expect(plan).not.toContain('CORRELATED')
  })

  it.each([
    ['blogs', 'filters[publishedAt][$lt]=2026-01-01'],
    ['blogs', 'filters[category][id][$eq]=1&filters[publishedAt][$notNull]=true'],
    [
      'formations',
      'filters[date_formation][$gte]=2026-01-01&filters[modesformation][id][$eq]=1&filters[niveau][$in]=debutant&filters[prix_formation][$lte]=100000',
    ],
    [
      'jobs',
      'filters[$or][0][date_expiration][$gte]=2026-01-01&filters[$or][1][date_expiration][$null]=true&filters[jobdomain][id][$eq]=1',
    ],
  ])('finds the %s of a list in its index, without a look at each (%s)', async (slug, search) => {
    expect(await planOf(slug, search)).toContain('rows USING COVERING INDEX')
  })

  it('tells a stranger whose answer takes too long to come back, and nobody else', async () => {
    const { status, headers } = await ask('faqs?fields=id', stranger(4), '/hurried')
    expect([status, Number(headers['retry-after'])]).toEqual([429, 5])
    expect((await ask('faqs?fields=id', {}, '/hurried')).status).toBe(200)
  })
})
