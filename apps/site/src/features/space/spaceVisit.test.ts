import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { spaceActs, spaceFields } from './spaceActs.ts'
import { spaceCookie } from './spaceCookie.ts'
import { spaceVisit } from './spaceVisit.ts'

const siteAddress = 'https://sira.example'
let server: FakeBackOffice

beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

/** The visit of somebody whose browser holds a space, and an order that he opened from there. */
function visited(act?: string) {
  const [space = ''] = spaceCookie({ jeton: 'a', adresse: 'b' }, siteAddress, false).split(';')
  const request = new Request(`${siteAddress}/espace`, {
    headers: { cookie: `${space}; commandes-ouvertes=CM-2026-7KQ4P9X.a1` },
    ...(act && { method: 'POST', body: new URLSearchParams({ [spaceFields.act]: act }) }),
  })
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
  const caller = { backOffice, visitor: '203.0.113.7' }
  return spaceVisit({ caller, request, siteAddress, words: dictionaryOf('fr') })
}

const refused = (status: number) => json({ error: { status } }, {}, status)
const nothingOpen = {
  state: 'moved',
  cookies: [
    expect.stringMatching(/^__Host-espace=; .*Max-Age=0/),
    expect.stringMatching(/^commandes-ouvertes=; .*Max-Age=0/),
  ],
}

test('Who closes his space everywhere leaves nothing open in this browser', async () => {
  server.answer(json({ data: {} }))
  expect(await visited(spaceActs.endAll)).toMatchObject(nothingOpen)
})

test('Nor does who was closed from elsewhere', async () => {
  server.answer(refused(404))
  expect(await visited()).toMatchObject(nothingOpen)
  expect(await visited(spaceActs.endAll)).toMatchObject(nothingOpen)
})

test('A space that could not be closed for too many calls does not look closed', async () => {
  server.answer((request, response) => {
    const isEnd = request.url?.endsWith('/fin') ?? false
    const status = isEnd ? 429 : 503
    json({ error: { status } }, {}, status)(request, response)
  })
  const { state } = await visited(spaceActs.endAll)
  expect(state).toBe('away')
})
