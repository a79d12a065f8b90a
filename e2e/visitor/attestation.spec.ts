import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { localisedPath } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const url = () => readRunningProduct().siteUrl
const dayMs = 86_400_000

interface Certified {
  id: number
  code: string
  seat: string
  order: { reference: string; cle: string }
}

interface Desk {
  attendants: { reference: string; attestations: { id: number; code: string }[] }[]
}

/** Somebody was there yesterday, and has the certificate of it. */
async function certified(visitor: APIRequestContext, nom: string): Promise<Certified> {
  const staff = await asAdministrator(url())
  const post = async (path: string, data: object) => {
    const answer = await staff.post(`/admin/api/${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const held = await staff.get('/api/sessions?populate=formation&pagination[limit]=1')
  const formation: number = (await held.json()).data[0].attributes.formation.data.id
  const debut = new Date(Date.now() + 300 * dayMs).toISOString()
  const place = { formation, debut, ville: 'Bobo-Dioulasso', mode: 'presentiel', prix: 0 }
  const { doc } = await post('sessions', { ...place, places: 5 })
  await post(`sessions/${doc.id}/avancer`, { vers: 'ouverte', motif: 'Essai' })
  const data = {
    ...{ nom, phone: '76 44 55 66', indicatif: '+226', mode: 'especes_agence' },
    lignes: [{ nature: 'session', id: doc.id, participants: [{ nom }] }],
  }
  const bought = await visitor.post('/api/commandes', { data: { data } })
  expect(bought.status(), await bought.text()).toBe(200)
  const order = (await bought.json()).data.attributes
  const day = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
  const past = { debut: `${day}T08:00:00.000Z`, finFixee: `${day}T12:00:00.000Z` }
  const moved = await staff.patch(`/admin/api/sessions/${doc.id}`, { data: past })
  expect(moved.ok(), await moved.text()).toBe(true)
  const [{ reference: seat }] = order.inscriptions
  const demiJournee = `${day}-matin`
  const mark = { inscription: seat, demiJournee, present: true, marqueLe: new Date().toISOString() }
  const marks = { pointages: [{ ...mark, cle: `${seat}:${demiJournee}:1` }] }
  await post(`pointages/session/${doc.id}`, marks)
  await post(`attestations/session/${doc.id}`, {})
  const desk: Desk = await (await staff.get(`/admin/api/pointages/session/${doc.id}`)).json()
  const issued = desk.attendants[0]?.attestations[0]
  if (!issued) throw new Error('Nothing was issued')
  return { ...issued, seat, order }
}

async function act(path: string, data: object): Promise<void> {
  const answer = await (await asAdministrator(url())).post(`/admin/api/attestations/${path}`, {
    data,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.use({ viewport: { width: 360, height: 740 } })

test('Anybody learns whether a certificate holds, in three languages and without a script', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url())
  })
  const { id, code } = await certified(request, 'Awa Sow')
  const main = page.getByRole('main')
  for (const locale of ['fr', 'en', 'ar'] as const) {
    const { attestation: t } = dictionaryOf(locale)
    const answer = await page.goto(localisedPath(routes.attestation(code), locale))
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(main).toContainText(t.states.valide)
    await expect(main).toContainText('Awa Sow')
    expect(await axeFaults(page)).toEqual([])
  }

  const { attestation: t } = dictionaryOf('fr')
  // In small letters and with dashes, as somebody copies it from paper.
  await page.goto(routes.attestation(code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')))
  await expect(main).toContainText(t.states.valide)
  await act(`${id}/corriger`, { nom: 'Awa Sow-Traoré', motif: 'Nom incomplet' })
  await page.goto(routes.attestation(code))
  await expect(main).toContainText(t.states.remplacee)
  // Nothing was touched so far.
  expect(scripts).toEqual([])
  await page.getByRole('link', { name: t.toNew }).click()
  await expect(main).toContainText('Awa Sow-Traoré')
  await act(`${id + 1}/revoquer`, { motif: 'Fausse présence' })
  await page.reload()
  await expect(main).toContainText(t.states.revoquee)
  await expect(main).not.toContainText('Fausse')
  // Another letter than that of the paper.
  const altered = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`
  const unknown = await page.goto(routes.attestation(altered))
  expect(unknown?.status()).toBe(404)
  await expect(main).toContainText(t.unknown)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an employer types the code of a paper', async ({ page, request }) => {
    const { code } = await certified(request, 'Ali Kaboré')
    const main = page.getByRole('main')
    for (const locale of ['fr', 'en', 'ar'] as const) {
      const { attestation: t, footer } = dictionaryOf(locale)
      const check = async (typed: string) => {
        await page.getByLabel(t.typedCode).fill(typed)
        await page.getByRole('button', { name: t.submit }).click()
      }
      await page.goto(localisedPath(routes.contact, locale))
      await page.getByRole('contentinfo').getByText(footer.quickLinks).click()
      await page.getByRole('contentinfo').getByRole('link', { name: t.title }).click()
      await expect(page).toHaveURL(localisedPath(routes.certificateCheck, locale))
      await expect(main).toContainText(t.intro)
      await check('2345-6789')
      await expect(main).toContainText(t.unknown)
      // It stays to be corrected.
      await expect(page.getByLabel(t.typedCode)).toHaveValue('2345-6789')
      await check(code.toLowerCase().replace(/(.{4})(?=.)/g, '$1 '))
      await expect(main).toContainText(t.states.valide)
      await expect(main).toContainText('Ali Kaboré')
      const empty = await page.goto(`${localisedPath(routes.certificateCheck, locale)}?code=`)
      expect(empty?.status()).toBe(400)
      await expect(main).toContainText(t.missing)
    }
  })
})

test('Who took part downloads the certificate, and so does who ordered', async ({
  page,
  request,
}) => {
  const { code, seat } = await certified(request, 'Issa Ouattara')
  const { followUp, form, order } = dictionaryOf('fr')
  await page.goto(routes.followUp)
  await page.getByLabel(followUp.reference).fill(seat)
  await page.getByLabel(form.phone).fill('76 44 55 66')
  await page.getByRole('button', { name: followUp.submit }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: followUp.certificate }).click()
  const file = readFileSync(await (await saved).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  const { reference, cle } = (await certified(request, 'Fatou Kaboré')).order
  const opened = await request.post('/api/commandes/ouvrir', { data: { data: { reference, cle } } })
  expect((await opened.json()).data.attributes.inscriptions[0].attestation).toMatch(/^\w{16}$/)
  await page.goto(routes.order(reference))
  await page.getByLabel(form.phone).fill('76 44 55 66')
  await page.getByRole('button', { name: order.open }).click()
  const link = page.getByRole('link', { name: order.certificate('Fatou Kaboré') })
  const ordered = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await ordered.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(code).toMatch(/^\w{16}$/)
})
