import type { ErrorEnvelope } from '@sira/contract/wire/errors'
import { describe, expect, it } from 'vitest'
import type { Api } from '../support/api.ts'

/** A stranger, as the site names him to the back office. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

export function costSuite(api: Api): void {
  describe('what a question may cost', () => {
    it('is bounded: one GET does not stop the back office', async () => {
      const deep = Array.from({ length: 49 }, (_, at) => {
        return `filters[$or][${at}][tags][blogs][tags][blogs][tags][nom][$contains]=z`
      })
      const asked = performance.now()
      const { name, message } = await api.error(`/blogs?${deep.join('&')}`)

      expect([name, message]).toEqual(['ValidationError', expect.stringContaining('3 levels')])
      expect(performance.now() - asked).toBeLessThan(1000)
    })

    it('is the same for strangers as for programs of our own', async () => {
      const path =
        '/blogs?filters[tags][nom][$containsi]=ohada&sort=category.nom,titre:desc&populate[tags][sort]=nom&populate[category][populate][blogs][count]=true&locale=en'
      const [own, strangers] = await Promise.all([
        api.fetch(`${path}&pagination[pageSize]=5`),
        api.fetch(`${path}&pagination[limit]=5`, from('198.51.100.1')),
      ])
      const data = async (answer: Response) => ((await answer.json()) as { data: unknown[] }).data
      const ours = await data(own)

      expect(ours.length).toBeGreaterThan(1)
      expect(await data(strangers)).toEqual(ours)
    })

    it('includes how many answers one address asks for that are in no cache', async () => {
      const ask = (path: string, address = '198.51.100.2') => api.fetch(path, from(address))
      const statuses = new Set<number>()
      let last = await ask('/tags')
      for (let id = 1; id <= 121; id += 1) {
        last = await ask(`/blogs/${id}?fields=titre&populate[tags][filters][id]=${id}`)
        statuses.add(last.status)
      }

      expect(statuses.has(200)).toBe(true)
      expect(last.status).toBe(429)
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await last.json()) as ErrorEnvelope).toMatchObject({
        data: null,
        error: { status: 429, name: 'RateLimitError' },
      })
      // Others behind the same address of a mobile operator still get what is kept.
      expect((await ask('/tags')).status).toBe(200)
      expect((await ask('/faqs?fields=id', '198.51.100.3')).status).toBe(200)
    })
  })
}
