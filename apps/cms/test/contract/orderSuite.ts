import { describe, expect, it } from 'vitest'
import type { Api } from '../support/api.ts'

export function orderSuite(api: Api): void {
  describe('order and pages', () => {
    const values = async (path: string, name: string) => {
      const { data } = await api.list(path)
      return data.map(({ attributes }) => String(attributes[name] ?? ''))
    }

    it('gives articles and offers newest first', async () => {
      const published = await values('/blogs?pagination[limit]=100', 'publishedAt')
      const dated = await values('/jobs', 'date_publication')

      expect(published).toEqual([...published].sort().reverse())
      expect(dated).toEqual([...dated].sort().reverse())
    })

    it('gives trainings by date, those without one last', async () => {
      const dates = await values('/formations', 'date_formation')

      expect(dates.at(-1)).toBe('')
      expect(dates.slice(0, -1)).toEqual(dates.slice(0, -1).sort())
    })

    it('gives books and questions by their rank in the back office', async () => {
      expect(await api.ids('/biblios')).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
      expect(await api.ids('/faqs')).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    })

    it('never repeats or leaves out a record between pages, whatever the sort', async () => {
      for (const sort of ['category.nom', 'tags.nom:desc', 'contenu', 'id:desc']) {
        const pages = [1, 2, 3, 4].map((page) =>
          api.ids(`/blogs?sort=${sort}&pagination[page]=${page}&pagination[pageSize]=7`),
        )
        const all = (await Promise.all(pages)).flat()
        expect(new Set(all).size, sort).toBe(28)
        expect(await api.ids(`/blogs?sort=${sort}&pagination[limit]=100`)).toEqual(all)
      }
    })

    it('refuses an order, a number or a name that means nothing', async () => {
      const message = async (query: string) => (await api.error(`/blogs?${query}`)).message

      expect(await message('sort=titre:up')).toContain('asc|desc')
      expect(await message('sort=category')).toBe('Invalid parameter category')
      expect(await message('sort=category.nope')).toBe('Invalid parameter category.nope')
      expect(await message('pagination[limit]=abc')).toContain('limit must be an integer')
      expect(await message('pagination[page]=1.5')).toContain('page must be an integer')
      expect(await message('pagination[withCount]=x')).toContain('withCount')
      expect(await message('fields=image')).toBe('Invalid parameter image')
    })
  })
}
