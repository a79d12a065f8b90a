import { describe, expect, it } from 'vitest'
import type { Api, Entity } from '../support/api.ts'

export function populateSuite(api: Api): void {
  describe('populate (contract.md, Envelope)', () => {
    it('leaves relations out when nothing asks for them', async () => {
      const { attributes } = await api.one('/blogs/1')

      expect(attributes).not.toHaveProperty('image')
      expect(attributes).not.toHaveProperty('tags')
      expect(attributes).not.toHaveProperty('id')
    })

    it('gives one record by its id, in every form of populate', async () => {
      for (const form of ['*', 'tags', 'image,tags', 'tags.blogs', 'nope,tags']) {
        const { id, attributes } = await api.one(`/blogs/1?populate=${form}`)
        expect(id).toBe(1)
        expect(idsOf(attributes.tags), form).toEqual([1, 19, 20, 21])
      }
    })

    it('counts what is linked without giving it', async () => {
      const { attributes } = await api.one('/categories/6?populate[blogs][count]=true')

      expect(attributes.blogs).toEqual({ data: { attributes: { count: 4 } } })
    })

    it('filters and sorts what is linked', async () => {
      const sorted = await api.one('/blogs/1?populate[tags][sort]=id:desc')
      const filtered = await api.one('/blogs/1?populate[tags][filters][id][$gt]=19')
      const inverse = await api.one('/categories/6?populate[blogs][sort]=id:desc')

      expect(idsOf(sorted.attributes.tags)).toEqual([21, 20, 19, 1])
      expect(idsOf(filtered.attributes.tags)).toEqual([20, 21])
      expect(idsOf(inverse.attributes.blogs)).toEqual([27, 12, 11, 10])
    })

    it('goes no deeper than three levels', async () => {
      const deep = 'category.blogs.category.blogs'

      expect((await api.error(`/blogs?populate=${deep}`)).message).toContain('3 levels')
    })

    it('gives the formats of a file with the keys of Strapi and relative addresses', async () => {
      const { attributes } = await api.one('/blogs/1?populate=image')
      const image = (attributes.image as { data: Entity }).data.attributes

      expect(image.url).toMatch(/^\/uploads\/[^/]+$/)
      expect(image.formats).toMatchObject({
        thumbnail: {
          path: null,
          width: 245,
          url: expect.stringMatching(/^\/uploads\//),
          sizeInBytes: expect.any(Number),
        },
      })
    })
  })
}

function idsOf(relation: unknown): number[] {
  return (relation as { data: Entity[] }).data.map(({ id }) => id)
}
