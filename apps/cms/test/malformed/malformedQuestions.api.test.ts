import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Role, roles } from '../../src/access/role.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff } from '../inbox/support/staff.ts'
import { describeOn, onPostgres, onSqlite } from '../support/suiteDatabase.ts'
import { oddIds } from './oddQuestions.ts'
import { oddAddresses, oddConditions, oddLists, oddWrites, type Question } from './walkKinds.ts'

const minutes = 60_000

for (const database of [onSqlite, await onPostgres()]) {
  describeOn(database, 'a question that cannot be understood', () => {
    let office: OpenPayload
    const tokens = new Map<string, string>()

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      await hireStaff(office)
      for (const role of Object.keys(roles)) {
        tokens.set(role, await office.signIn(`${role}@sira.example`, 'Un-mot-de-passe-7'))
      }
      const data = { titre: 'Un', contenu: 'Texte' }
      await office.payload.create({ collection: 'blogs', data })
      await office.payload.create({ collection: 'tags', data: { nom: 'Un' } })
      await office.payload.create({ collection: 'devis', data: { email: 'client@exemple.bf' } })
    })
    afterAll(() => database.close(office))

    /** Those that were answered as by a fault of ours. */
    async function faults(role: Role, questions: readonly Question[]): Promise<string[]> {
      const found = []
      for (const { method, path, body } of questions) {
        const headers = {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: `payload-token=${tokens.get(role)}`,
        }
        const init = body === undefined ? {} : { body }
        const url = `http://127.0.0.1/admin/api/${path}`
        const request = new Request(url, { method, headers, ...init })
        const { status } = await handleEndpoints({ config: office.config, request })
        if (status >= 500) found.push(`${status} ${method} ${path} ${body ?? ''}`)
      }
      return found
    }

    it(
      'is no fault of ours, whichever record is named in its address',
      async () => {
        const { collections, globals } = office.config
        for (const role of ['administrator', 'editor', 'agent', 'cashier'] as const) {
          for (const one of collections) {
            const ids = role === 'administrator' ? oddIds : ['abc', '%00']
            expect(await faults(role, oddAddresses(one, one.slug, ids))).toEqual([])
          }
        }
        for (const one of globals) {
          expect(await faults('administrator', oddAddresses(one, `globals/${one.slug}`))).toEqual(
            [],
          )
        }
      },
      10 * minutes,
    )

    it(
      'is no fault of ours, whatever is asked of a list',
      async () => {
        const seen = new Set<string>()
        for (const [role, slug] of [
          ['administrator', 'blogs'],
          ['administrator', 'users'],
          ['editor', 'tags'],
          ['editor', 'media'],
          ['agent', 'devis'],
          ['agent', 'letters'],
          ['cashier', 'commandes'],
          ['cashier', 'paiements'],
        ] as const) {
          expect(await faults(role, oddLists(slug, true))).toEqual([])
          const fields = office.payload.collections[slug].config.flattenedFields
          expect(await faults(role, oddConditions(slug, fields, seen))).toEqual([])
        }
        expect(await faults('editor', oddLists('globals/page-accueil', false))).toEqual([])
        expect(await faults('administrator', oddLists('globals/settings', false))).toEqual([])
        expect(await faults('editor', oddLists('payload-migrations', true))).toEqual([])
      },
      10 * minutes,
    )

    it(
      'is no fault of ours, whatever is written',
      async () => {
        const seen = new Set<string>()
        for (const [role, slug] of [
          ['editor', 'tags'],
          ['editor', 'blogs'],
          ['agent', 'devis'],
          ['administrator', 'jobs'],
          ['administrator', 'formations'],
          ['administrator', 'users'],
          ['agent', 'letters'],
          ['cashier', 'filtres'],
          ['agent', 'estimations'],
          ['administrator', 'operateurs'],
        ] as const) {
          const { config } = office.payload.collections[slug]
          const places = [
            ['POST', ''],
            ['PATCH', '/1'],
          ] as const
          expect(await faults(role, oddWrites(config, slug, places, seen))).toEqual([])
        }
        for (const one of office.config.globals.slice(0, 1)) {
          const asked = oddWrites(one, `globals/${one.slug}`, [['POST', '']], seen)
          expect(await faults('administrator', asked)).toEqual([])
        }
      },
      10 * minutes,
    )

    it('is answered with what it is about, and what is understood with what was asked', async () => {
      const token = tokens.get('editor') ?? ''
      const answer = async (path: string, method = 'GET', body?: unknown) => {
        const answered = await office.call(method, path, token, body)
        return [answered.status, JSON.stringify(await answered.json())] as const
      }
      expect((await answer('blogs/abc'))[0]).toBe(404)
      expect((await answer('tags/versions'))[0]).toBe(404)
      const [status, said] = await answer('blogs?where[titre][near]=5')
      expect([status, said]).toEqual([400, expect.stringContaining('where[titre][near]')])
      expect((await answer('tags', 'POST', { nom: { a: 1 } }))[1]).toContain('«\u00a0nom\u00a0»')
      expect((await answer('tags/1', 'PATCH', { nom: 'Deux' }))[0]).toBe(200)
      for (const query of [
        'where[or][0][titre][like]=un&where[or][1][id][in]=1,2',
        'where[and][0][createdAt][greater_than]=2020-01-01&sort=-createdAt,titre&limit=5&page=1',
        'where[category.nom][equals]=x&depth=0&locale=en',
        'where[category][exists]=false&where[titre][not_equals]=null',
      ]) {
        const [understood, list] = await answer(`blogs?${query}`)
        expect(understood, `${query} ${list}`).toBe(200)
      }
      expect(
        (await answer('blogs/versions?where[parent][equals]=1&where[version.titre][like]=un'))[0],
      ).toBe(200)
    })

    it('is refused where it names a record that does not exist', async () => {
      const token = tokens.get('editor') ?? ''
      const sent = { titre: 'Deux', contenu: 'Texte', category: 999_999 }
      expect((await office.call('POST', 'blogs', token, sent)).status).toBe(400)
    })
  })
}
