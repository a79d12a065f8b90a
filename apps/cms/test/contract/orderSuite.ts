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
      for (const list of [
        'blogs?',
        'blogs?sort=category.nom',
        'blogs?sort=category.nom:desc',
        'blogs?sort=tags.nom:desc',
        'blogs?sort=contenu',
        'blogs?sort=id:desc',
        'blogs?sort=category.nom,titre:desc&filters[id][$gt]=3',
        'formations?',
        'formations?sort=date_formation:desc',
        'biblios?',
      ]) {
        const all = await api.ids(`/${list}&pagination[limit]=100`)
        const pageCount = Math.ceil(all.length / 5)
        const pages = Array.from({ length: pageCount }, (_, at) =>
          api.ids(`/${list}&pagination[page]=${at + 1}&pagination[pageSize]=5`),
        )
        expect((await Promise.all(pages)).flat(), list).toEqual(all)
        expect(pageCount, list).toBeGreaterThan(1)
        const behind = await api.list(`/${list}&pagination[start]=${all.length}`)
        expect([behind.data, behind.meta.pagination?.total], list).toEqual([[], all.length])
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
