import { afterEach, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

const token = 'un-jeton-pour-les-mesures'
let site: SiteUnderTest
afterEach(() => site.stop())

const look = async () =>
  (await site.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body

it('The site tells pages from memory from those it made, and whether it hears of changes', async () => {
  site = await startSite(countingPages().handler, { METRICS_TOKEN: token })
  for (const url of ['/', '/', '/', '/actualite/un', '/api/blogs']) await site.app.inject(url)
  const before = await look()
  expect(before).toContain('sira_answer_seconds_count{kind="kept page",status="2xx"} 2')
  expect(before).toContain('sira_answer_seconds_count{kind="page",status="2xx"} 2')
  expect(before).toContain('sira_answer_seconds_count{kind="back office",status="5xx"} 1')
  expect(before).toMatch(/^sira_changes_heard 0$/m)
  site.changes.listening(true)
  expect(await look()).toMatch(/^sira_changes_heard 1$/m)
})

it('Without a token there is no such page', async () => {
  site = await startSite(countingPages().handler)
  expect((await site.app.inject('/metrics')).statusCode).toBe(404)
})

it('The site tells how its pages were had, how long they took to make, and what disk is left', async () => {
  site = await startSite(countingPages().handler, { METRICS_TOKEN: token })
  for (const url of ['/', '/', '/', '/actualite/un']) await site.app.inject(url)
  const measures = await look()
  expect(measures).toContain('sira_pages_total{outcome="hit"} 2')
  expect(measures).toContain('sira_pages_total{outcome="miss"} 2')
  expect(measures).toMatch(/^sira_render_seconds_count 2$/m)
  const disk = (state: string) =>
    Number(new RegExp(`^sira_disk_bytes\\{state="${state}"\\} (\\S+)$`, 'm').exec(measures)?.[1])
  expect(disk('free')).toBeGreaterThan(0)
  expect(disk('size')).toBeGreaterThan(disk('free'))
})
