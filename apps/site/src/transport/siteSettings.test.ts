import { defaultSettings } from '@sira/contract/records/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { openBackOffice } from './door/contractClient.ts'
import { siteSettings } from './siteSettings.ts'

let server: FakeBackOffice
let logged: string[]
const open = () =>
  openBackOffice({ apiUrl: server.apiUrl, logError: (message) => logged.push(message) })
beforeEach(async () => {
  server = await startFakeBackOffice()
  logged = []
})
afterEach(() => server.stop())

describe('settings (product 1)', () => {
  it('are those of the back office', async () => {
    const attributes = { ...defaultSettings, brandName: 'Faso' }
    server.answer(json({ data: { id: 1, attributes }, meta: {} }))
    expect(await siteSettings(open(), 'fr')).toMatchObject({ brandName: 'Faso' })
  })

  it('are the defaults on a server that has none, which is no failure', async () => {
    server.answer(json({ data: null, error: { status: 404 } }, {}, 404))
    const backOffice = open()
    expect(await siteSettings(backOffice, 'fr')).toEqual(defaultSettings)
    expect(backOffice.incomplete).toBe(false)
    expect(logged).toEqual([])
  })

  it('are the defaults while the back office has never answered', async () => {
    await server.stop()
    expect(await siteSettings(open(), 'fr')).toEqual(defaultSettings)
    expect(logged).toEqual(['Error in settings fetching'])
  })
})
