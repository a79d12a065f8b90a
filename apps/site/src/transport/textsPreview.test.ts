import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { openBackOffice } from './door/contractClient.ts'
import { textsPreview } from './textsPreview.ts'

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())
const preview = (cookie: string | null) => {
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => {} })
  return textsPreview(backOffice, 'accueil', cookie, 'ar')
}

describe('the preview of the texts of a page', () => {
  it('is asked with the cookies of the visitor, in the language of the page', async () => {
    server.answer(json({ data: { id: 1, attributes: { heading: 'Bientôt' } } }))
    expect(await preview('a=1')).toEqual({ state: 'known', data: { heading: 'Bientôt' } })
    expect(server.asked).toEqual(['/admin/api/preview/pages/accueil?locale=ar'])
  })

  it('is for whom the back office lets see it', async () => {
    expect(await preview(null)).toEqual({ state: 'forbidden' })
    server.answer(json({ data: null }, {}, 401))
    expect(await preview('a=1')).toEqual({ state: 'forbidden' })
    server.answer(json('nothing of the kind'))
    expect(await preview('a=1')).toEqual({ state: 'away' })
  })
})
