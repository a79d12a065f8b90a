import { describe, expect, it } from 'vitest'
import type { Api } from '../support/api.ts'

export function privacySuite(api: Api): void {
  describe('shows nothing of people', () => {
    it('who sent a form, by any query', async () => {
      for (const type of ['newsletters', 'devis', 'Newsletters/', 'newsletters/1', 'devis/1']) {
        const response = await api.fetch(`/${type}?filters[email][$contains]=@&populate=*`)
        expect(response.status, type).toBe(403)
        expect(await response.text()).not.toContain('@')
      }
    })

    it('who work in the back office: they have no address here', async () => {
      for (const type of ['users', 'users/1', 'media', 'payload-jobs', 'settings/1']) {
        expect((await api.fetch(`/${type}`)).status, type).toBe(404)
      }
    })

    it('by names that objects have from birth', async () => {
      for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        expect((await api.fetch(`/${name}`)).status, name).toBe(404)
        expect((await api.fetch(`/blogs?populate=${name},${name}.x`)).status, name).toBe(200)
        if (name === '__proto__') continue
        expect((await api.error(`/blogs?filters[${name}]=1`)).message).toContain(name)
        expect((await api.error(`/blogs?sort=${name}`)).message).toContain(name)
        expect((await api.error(`/blogs?fields=${name}`)).message).toContain(name)
      }
    })

    it('by an attribute that exists for the back office only', async () => {
      for (const name of ['_order', '_status', 'deletedAt', 'password', 'email']) {
        expect((await api.error(`/biblios?filters[${name}][$null]=true`)).message).toBe(
          `Invalid parameter ${name}`,
        )
      }
    })
  })
}
