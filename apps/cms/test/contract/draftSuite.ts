import { describe, expect, it } from 'vitest'
import type { Api } from '../support/api.ts'
import { draftWords, emptyCategory } from '../support/drafts.ts'

/** Requests that would show a draft if anything did. */
const attempts = [
  '/blogs?pagination[limit]=100&populate=*',
  '/blogs?pagination[limit]=100&publicationState=preview',
  '/blogs?pagination[limit]=100&status=draft&draft=true',
  '/blogs?pagination[limit]=100&locale=en&populate=*',
  '/blogs?filters[slug][$in][0]=brouillon-jamais-public&filters[slug][$in][1]=depublie-depuis',
  '/blogs?filters[contenu][$contains]=jamais',
  '/blogs?filters[id][$gt]=28',
  '/blogs?filters[$or][0][id]=29&filters[$or][1][id]=30&publicationState=preview',
  '/blogs?filters[$not][slug]=x&sort=id:desc',
  '/blogs?filters[titre][$null]=true',
  '/blogs/1?publicationState=preview',
  '/categories?populate[blogs][populate]=*&pagination[limit]=100',
  '/categories?populate[blogs][filters][slug][$contains]=public',
  '/categories?populate[blogs][sort]=id:desc',
  '/tags?populate=blogs&sort=blogs.titre:desc&pagination[limit]=100',
  '/formateurs?populate=formations&pagination[limit]=100',
  '/formations?pagination[limit]=100&populate[formateur][populate]=*',
  '/jobs?pagination[limit]=100&populate=*',
]

export function draftSuite(api: Api): void {
  describe('never shows a draft, or what is in the trash,', () => {
    for (const path of attempts) {
      it(`by GET ${path}`, async () => {
        const response = await api.fetch(path)
        const text = await response.text()

        expect(response.status, text).toBe(200)
        for (const word of draftWords) expect(text).not.toContain(word)
      })
    }

    it('by its id', async () => {
      for (const path of [
        '/blogs/29',
        '/blogs/30',
        '/blogs/31',
        '/blogs/29?publicationState=preview',
      ]) {
        expect((await api.fetch(path)).status, path).toBe(404)
      }
    })

    it('by a filter, a sort or a field on its state', async () => {
      for (const query of ['filters[_status]=draft', 'sort=_status', 'fields=_status']) {
        expect((await api.error(`/blogs?${query}`)).message).toBe('Invalid parameter _status')
      }
    })

    it('by the records that are linked to it', async () => {
      const drafts = 'filters[blogs][slug][$contains]=public'
      expect(await api.ids(`/categories?${drafts}`)).not.toContain(emptyCategory)
      expect(await api.ids('/categories?filters[blogs][id][$gt]=28')).toEqual([])
      const withBlogs = await api.ids('/categories?filters[blogs][$notNull]=true&sort=id')
      expect(withBlogs).not.toContain(emptyCategory)
    })

    it('by a number', async () => {
      const category = await api.one(`/categories/${emptyCategory}?populate[blogs][count]=true`)
      const { meta } = await api.list('/blogs?pagination[limit]=1')

      expect(category.attributes.blogs).toEqual({ data: { attributes: { count: 0 } } })
      expect(meta.pagination.total).toBe(28)
    })
  })
}
