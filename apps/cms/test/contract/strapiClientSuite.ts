import { entityOf } from '@sira/contract/wire/envelope'
import { strapi } from '@strapi/client'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const record = entityOf(z.record(z.string(), z.unknown()))

/** The official client: its methods are written for any attributes, so v4 answers pass through. */
export function strapiClientSuite(origin: () => string): void {
  describe('works with @strapi/client', () => {
    const client = () => strapi({ baseURL: `${origin()}/api` })

    it('find, with filters, sort, pagination, fields and populate', async () => {
      const found = await client()
        .collection('blogs')
        .find({
          filters: { titre: { $contains: 'iso' } },
          sort: ['titre:desc'],
          pagination: { page: 1, pageSize: 10 },
          fields: ['titre'],
          populate: { tags: { fields: ['nom'] } },
        })

      const data = z.array(record).parse(found.data)
      expect(data.map(({ id }) => id)).toEqual([15, 16])
      expect(Object.keys(data[0]?.attributes ?? {})).toEqual(['titre', 'tags'])
      expect(found.meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 1, total: 2 })
    })

    it('findOne by the id of Strapi 4', async () => {
      const found = await client().collection('blogs').findOne('15', { populate: '*' })

      expect(record.parse(found.data).attributes.slug).toBe('iso-9001-2015-pas-a-pas')
    })

    it('find of a single type', async () => {
      const found = await client().single('settings').find()

      expect(found.data).toHaveProperty('attributes')
    })

    it('create of a form', async () => {
      const made = await client()
        .collection('devis')
        .create({ nom: 'Client officiel', email: 'client@exemple.bf' })

      expect(record.parse(made.data).attributes.nom).toBe('Client officiel')
    })

    it('errors that the client knows', async () => {
      await expect(client().collection('newsletters').find()).rejects.toThrow(/403|Forbidden/)
      await expect(client().collection('blogs').findOne('9999')).rejects.toThrow(/404|Not Found/)
      await expect(client().collection('blogs').delete('1')).rejects.toThrow(/403|Forbidden/)
    })
  })
}
