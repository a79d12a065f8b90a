import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mountSmallDisk, type SmallDisk } from '../../../scripts/machine/smallDisk.ts'
import { startBackOffice } from '../../cms/test/support/backOffice.ts'
import { siteSearch } from '../src/search/siteSearch.ts'
import { countingPages, startSite } from '../test/siteHost.ts'
import { receiveMeasures } from './speed/speedRoutes.ts'
import { openSpeedStore } from './speed/speedStore.ts'

describe('the site on a full disk', () => {
  let disk: SmallDisk | string = 'not mounted'
  const folder = () => mkdtempSync(join(typeof disk === 'string' ? '' : disk.folder, 'site-'))
  const fill = () => typeof disk !== 'string' && disk.fill()

  beforeAll(() => {
    disk = mountSmallDisk()
    if (typeof disk === 'string') console.info(disk)
  })
  beforeEach(({ skip }) => {
    if (typeof disk === 'string') return skip(disk)
    disk.empty()
  })
  afterAll(() => {
    if (typeof disk !== 'string') disk.remove()
  })

  it('goes on taking measures as if it kept them', async () => {
    const store = openSpeedStore(folder())
    fill()
    const app = Fastify()
    await app.register(rateLimit, { global: false })
    receiveMeasures(app, store, { invalidationSecret: undefined, siteOrigin: 'http://x' })
    const answers = []
    for (let value = 1; value <= 300; value += 1) {
      answers.push(
        await app.inject({
          method: 'POST',
          url: '/mesures',
          remoteAddress: `10.0.0.${value % 250}`,
          headers: { 'sec-fetch-site': 'same-origin' },
          payload: JSON.stringify({ path: '/faq', values: { LCP: value ** 2, FCP: value ** 2 } }),
        }),
      )
    }
    await app.close()
    store.close()

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  })

  it('says in /readyz and by a measure that its back office keeps nothing', async () => {
    const settings = { DATA_DIR: folder() }
    const office = await startBackOffice('SQLite', { settings, recorded: false })
    if (typeof office === 'string') throw new Error(office)
    const METRICS_TOKEN = 'un-jeton-pour-les-mesures'
    const API_URL = `${office.url}/api`
    const site = await startSite(countingPages().handler, { METRICS_TOKEN, API_URL })
    const said = async () => (await site.app.inject('/readyz')).json()
    const measure = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
      const { body } = await site.app.inject({ url: '/metrics', headers })
      return /^sira_ready (.+)$/m.exec(body)?.[1]
    }
    try {
      await expect.poll(said).toEqual({ status: 'ready' })
      expect(await measure()).toBe('1')
      fill()
      const cannot = expect.arrayContaining([
        expect.stringContaining('disque du serveur est plein'),
      ])
      await expect.poll(said).toEqual({ status: 'limited', cannot })
      expect(await measure()).toBe('0')
    } finally {
      await site.stop()
      await office.stop()
    }
  }, 120_000)

  it('starts, measures and finds its pages', async () => {
    const data = folder()
    fill()
    const store = openSpeedStore(data)
    store.add('/faq', { LCP: 1000 }, new Date())
    const search = siteSearch({
      apiUrl: 'http://127.0.0.1:9/api',
      folder: data,
      logError: () => undefined,
    })
    const found = search.find({ text: 'contact', locale: 'fr' })
    search.stop()

    expect(store.summary()).toHaveLength(1)
    expect(found.groups.map(({ type }) => type)).toContain('pages')
    store.close()
  })
})
