import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { type Redirections, readRedirections } from './redirections.ts'

let backOffice: FakeBackOffice
let redirections: Redirections
const record = (id: number, from: string, to: string) => ({ id, attributes: { from, to } })

beforeEach(async () => {
  backOffice = await startFakeBackOffice()
})
afterEach(async () => {
  redirections.stop()
  await backOffice.stop()
})

function open(): void {
  redirections = readRedirections({ apiUrl: backOffice.apiUrl, logError: () => undefined })
}

it('lead to the new address in the language of the old one', async () => {
  backOffice.answer(
    json({
      data: [record(1, '/été', '/nos-services'), record(2, '/boutique', 'https://a.example/')],
    }),
  )
  open()
  await expect.poll(() => redirections.leadsTo('/%C3%A9t%C3%A9')).toBe('/nos-services')
  expect(redirections.leadsTo('/ar/%C3%A9t%C3%A9')).toBe('/ar/nos-services')
  expect(redirections.leadsTo('/en/boutique')).toBe('https://a.example/')
  expect(redirections.leadsTo('/autre')).toBeUndefined()
})

it('lead there from an old address in capitals, which every page is moved from', async () => {
  backOffice.answer(json({ data: [record(1, '/Ancienne-Page', '/contact')] }))
  open()
  await expect.poll(() => redirections.leadsTo('/ancienne-page')).toBe('/contact')
})

it.each([
  ['/formations', '/nos-formations'],
  ['/en/jobs', '/en/nos-offres-emplois'],
  ['/emplois', '/nos-offres-emplois'],
  ['/ar/actualite', '/ar/nos-actualites'],
  ['/services/formations-professionnelles', '/services/formations-profesionnelles'],
])('lead from %s, which people guess, to the list', (guessed, list) => {
  backOffice.answer((_request, response) => response.destroy())
  open()
  expect(redirections.leadsTo(guessed)).toBe(list)
})

it('lead where staff say rather than where we do', async () => {
  backOffice.answer(json({ data: [record(1, '/emplois', '/contact')] }))
  open()
  await expect.poll(() => redirections.leadsTo('/emplois')).toBe('/contact')
})

it('lead to an address elsewhere that was pasted with its letters', async () => {
  backOffice.answer(json({ data: [record(1, '/a', 'https://ar.wikipedia.org/wiki/واغادوغو')] }))
  open()
  const location = 'https://ar.wikipedia.org/wiki/%D9%88%D8%A7%D8%BA%D8%A7%D8%AF%D9%88%D8%BA%D9%88'
  await expect.poll(() => redirections.leadsTo('/a')).toBe(location)
})

it('are read again when staff change them, and stay while the back office is away', async () => {
  backOffice.answer(json({ data: [record(1, '/a', '/contact')] }))
  open()
  await expect.poll(() => redirections.leadsTo('/a')).toBe('/contact')
  backOffice.answer((_request, response) => response.destroy())
  redirections.invalidate(['redirections'])
  await expect.poll(() => backOffice.asked.length).toBeGreaterThan(1)
  expect(redirections.leadsTo('/a')).toBe('/contact')
  backOffice.answer(json({ data: [record(1, '/a', '/faq')] }))
  redirections.invalidate(['redirections'])
  await expect.poll(() => redirections.leadsTo('/a')).toBe('/faq')
})

it('are none on a server that knows none, such as a plain Strapi', async () => {
  backOffice.answer(json({ data: null, error: { status: 404 } }, {}, 404))
  open()
  await expect.poll(() => backOffice.asked.length).toBe(1)
  expect(redirections.leadsTo('/a')).toBeUndefined()
})
