import { markFile } from '@sira/cloth/mark'
import { settingsSchema } from '@sira/contract/records/settings'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { tabIcon } from '../../src/admin/brand/tabIcon.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import type { OpenPayload } from '../back-office/openPayload.ts'
import { openFormApi } from '../inbox/support/formApi.ts'
import type { StaffCall } from '../inbox/support/staff.ts'

/** The logo of the company (decision 67), on either database. */
export function logoTests(opened: () => OpenPayload, calling: () => StaffCall): void {
  describe('hold the logo of the company', () => {
    const drawing = async (width: number, height: number, name: string) => {
      const create = { width, height, channels: 4, background: '#b3401f' } as const
      const data = await sharp({ create }).png().toBuffer()
      return { data, name, mimetype: 'image/png', size: data.byteLength }
    }
    const send = async (width: number, height: number) =>
      opened().payload.create({
        collection: 'media',
        data: {},
        file: await drawing(width, height, 'logo.png'),
      })
    const choose = (logo: number | null, role: 'administrator' | 'editor' = 'administrator') =>
      calling()(role, 'POST', 'globals/settings', { logo })
    /** The settings as the site reads them. */
    const shown = async (query: string) => {
      const api = await openFormApi(opened().payload)
      const answer = await api.ask(`/api/settings${query}`)
      await api.close()
      expect(answer.statusCode).toBe(200)
      const { attributes } = answer.json().data
      return {
        attributes,
        tags: answer.headers['cache-tag'],
        read: settingsSchema.parse(attributes),
      }
    }

    it('chosen by whom the settings are changed, and by nobody else', async () => {
      const { id } = await send(640, 160)
      expect((await choose(id, 'editor')).status).toBe(403)
      expect((await shown('?populate=*')).attributes.logo).toEqual({ data: null })
      expect((await choose(id)).status).toBe(200)
    })

    it('given where it is asked for, as Strapi 4 gives a file', async () => {
      const { attributes, tags, read } = await shown('?populate=*&locale=en')
      expect(read.logo).toMatchObject({ width: 640, height: 160, mime: 'image/webp' })
      expect(read.logo?.url).toMatch(/^\/uploads\/logo_[0-9a-f]{10}\.webp$/)
      expect(attributes.icon).toEqual({ data: null })
      // An upload of whatever picture does not make every page anew.
      expect(tags).toBe('settings')

      const { logo } = (await shown('?populate[logo][fields][0]=url')).attributes
      expect(Object.keys(logo.data.attributes)).toEqual(['url'])
      expect((await shown('')).attributes).not.toHaveProperty('logo')
      expect((await shown('?populate=nope,icon')).attributes).not.toHaveProperty('logo')
    })

    it('told to the site when its file is replaced, as other pictures are not', async () => {
      const { payload } = opened()
      const { logo } = await payload.findGlobal({ slug: 'settings', depth: 0 })
      const other = await send(30, 20)
      const told: string[] = []
      const stop = onChange((tags) => told.push(...tags))
      const replace = async (id: number) => {
        const file = await drawing(300, 300, 'logo.png')
        await payload.update({ collection: 'media', id, data: {}, file })
      }
      await replace(other.id)
      expect(told).not.toContain('settings')
      await replace(Number(logo))
      stop()
      expect(told).toContain('settings')
      expect((await shown('?populate=logo')).read.logo).toMatchObject({ width: 300 })
    })

    it('shown in the tab of the back office, where a wide one would be a line', async () => {
      const { payload } = opened()
      const [, bytes = ''] = /base64,([^"]+)"/.exec(await tabIcon(payload)) ?? []
      const drawn = await sharp(Buffer.from(bytes, 'base64')).metadata()
      expect(drawn).toMatchObject({ format: 'webp', width: 156, height: 156 })

      const { logo: square } = await payload.findGlobal({ slug: 'settings', depth: 0 })
      await choose((await send(640, 160)).id)
      expect(await tabIcon(payload)).toBe(markFile())
      await choose(Number(square))
    })

    it('kept from the trash and from deletion while it is shown, which its record says', async () => {
      const call = calling()
      const { logo } = await opened().payload.findGlobal({ slug: 'settings', depth: 0 })
      const thrown = await call('editor', 'PATCH', `media/${logo}`, {
        deletedAt: new Date().toISOString(),
      })
      expect(thrown.status).toBe(409)
      expect(JSON.stringify(await thrown.json())).toContain('Réglages du site')
      expect((await call('editor', 'DELETE', `media/${logo}`)).status).toBe(409)
      const { uses } = await (await call('administrator', 'GET', `media/${logo}/uses`)).json()
      expect(uses).toEqual([
        { label: 'Réglages', title: 'Réglages du site', href: '/admin/globals/settings' },
      ])
    })

    it('taken back like the others, unless its picture is gone: then the mark stands there', async () => {
      const { payload } = opened()
      const { logo: id } = await payload.findGlobal({ slug: 'settings', depth: 0 })
      await choose(null)
      const { docs } = await payload.findGlobalVersions({ slug: 'settings', sort: '-id', limit: 2 })
      const takeBack = () =>
        calling()('administrator', 'POST', `globals/settings/versions/${docs[1]?.id}?draft=false`)
      expect((await takeBack()).status).toBe(200)
      expect((await shown('?populate=*')).read.logo).toMatchObject({ width: 300 })

      await choose(null)
      expect((await calling()('editor', 'DELETE', `media/${id}`)).status).toBe(200)
      expect((await takeBack()).status).toBe(200)
      expect((await shown('?populate=*')).read.logo).toBeNull()
    })
  })
}
