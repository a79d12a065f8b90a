import type { Browser, Locator, Page } from '@playwright/test'
import { amountText } from '@sira/contract/orders/amountText'
import { extractText, getDocumentProxy } from 'unpdf'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

const { order: t, form } = dictionaryOf('fr')
const [phone, wide] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const sums = { total: 500_000, deposit: 200_000, rest: 300_000, missing: 5_000 }
const amount = (value: number) => amountText(value, 'fr')
/** The digits of a sum on a screen or a paper. */
const francs = (shown: string | null) => Number(shown?.replaceAll(/[^\d-]/g, ''))

test.describe('The money of a day, from a call to the closing', () => {
  let product: OwnProduct
  test.beforeAll(async () => {
    product = await startOwnProduct()
  })
  test.afterAll(() => product.stop())

  /** A member of staff on a device of their own. */
  async function works(
    browser: Browser,
    admin: Page,
    { role, viewport }: { role: string; viewport: typeof wide },
  ): Promise<Page> {
    const account = { email: `${role}@sira.example`, password: 'Trois-mangues-bleues-4' }
    const data = { ...account, nom: role, role }
    await admin.request.post(`${product.siteUrl}/admin/api/users`, { data })
    const context = await browser.newContext({ baseURL: product.siteUrl, viewport })
    await context.request.post('/admin/api/users/login', { data: account })
    return context.newPage()
  }

  /** Answers the dialog of a decision. */
  async function decide(page: Page, button: Locator, why: string): Promise<void> {
    const act = await button.innerText()
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Pourquoi (pour l’équipe)').fill(why)
    await dialog.getByRole('button', { name: act }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** The sum on the paper of a payment. */
  async function printedOn(page: Page, link: Locator, label = 'Montant reçu'): Promise<number> {
    const paper = await page.request.get((await link.getAttribute('href')) ?? '')
    const pdf = await getDocumentProxy(new Uint8Array(await paper.body()))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain('Moussa Kaboré')
    return francs(new RegExp(`${label} ([\\d\\s]+)`).exec(text)?.[1] ?? '')
  }

  const deskOf = (page: Page) => page.getByRole('region', { name: 'Caisse' })
  const deskSums = async (page: Page) => {
    const said = deskOf(page).locator('dl').first()
    const sum = async (label: string) =>
      francs(
        await said
          .locator('div', { has: page.getByText(label, { exact: true }) })
          .locator('dd')
          .textContent(),
      )
    return { total: await sum('Total'), paid: await sum('Payé'), rest: await sum('Reste') }
  }

  test('every sum agrees on screens, papers, the customer’s page and the export', async ({
    browser,
    page,
  }) => {
    await page.request.post(`${product.siteUrl}/admin/api/users/login`, { data: administrator })

    // The agent, on a phone: a call becomes an estimate, an agreement and an order with a deposit.
    const agent = await works(browser, page, { role: 'agent', viewport: phone })
    await agent.goto('/admin/saisie/devis')
    await agent.getByLabel('Nom', { exact: true }).fill('Moussa Kaboré')
    await agent.getByLabel('Téléphone', { exact: true }).fill('70 55 44 33')
    await agent.getByLabel('Service').selectOption('Autres')
    await agent.getByLabel('Ce qui est demandé').fill('Un site pour la quincaillerie.')
    await agent.getByRole('button', { name: 'Garder la saisie' }).click()
    await agent.waitForURL(/collections\/devis\/\d+/)
    await agent.getByRole('button', { name: 'Chiffrer' }).click()
    await agent.waitForURL(/collections\/estimations\/\d+/)
    await agent.getByLabel('Désignation').fill('Site vitrine')
    await agent.getByLabel(/Prix unitaire/).fill(String(sums.total))
    await agent.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(agent.getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled()
    await agent.getByRole('button', { name: 'Envoyer le devis' }).click()
    const dialog = agent.getByRole('dialog')
    await dialog.getByLabel('Remis en main propre').check()
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
    await agent.getByRole('button', { name: 'Noter l’accord' }).click()
    await agent.getByRole('button', { name: 'Faire la commande' }).click()
    await dialog.getByLabel(/^Acompte/).fill(String(sums.total))
    await dialog.getByRole('button', { name: 'Faire la commande' }).click()
    await expect(agent.getByText('moins que le total')).toBeVisible()
    expect(await axeFaults(agent, { part: '.sira-dialog' })).toEqual([])
    await dialog.getByLabel(/^Acompte/).fill(String(sums.deposit))
    await dialog.getByRole('button', { name: 'Faire la commande' }).click()
    await agent.waitForURL(/collections\/commandes\/\d+/)
    const [, id = ''] = /commandes\/(\d+)/.exec(agent.url()) ?? []
    expect(await deskSums(agent)).toEqual({ total: sums.total, paid: 0, rest: sums.total })

    // The accountant, at a desk: the deposit, then the rest, each with its receipt.
    const till = await works(browser, page, { role: 'cashier', viewport: wide })
    await till.goto(`/admin/collections/commandes/${id}`)
    const confirm = deskOf(till).getByRole('button', { name: 'Confirmer le paiement' })
    await decide(till, confirm, 'Compté au guichet')
    await expect(deskOf(till).getByText('Confirmée', { exact: true })).toBeVisible()
    expect(await deskSums(till)).toEqual({
      ...{ total: sums.total, paid: sums.deposit, rest: sums.rest },
    })
    await decide(till, confirm, 'Compté au guichet')
    await expect(deskOf(till).getByText('Payée', { exact: true })).toBeVisible()
    expect(await deskSums(till)).toEqual({ total: sums.total, paid: sums.total, rest: 0 })
    const receipts = deskOf(till).getByRole('link', { name: /^Reçu / })
    await expect(receipts).toHaveCount(2)
    const printed = await Promise.all((await receipts.all()).map((link) => printedOn(till, link)))
    expect(printed.toSorted((one, other) => one - other)).toEqual([sums.deposit, sums.rest])

    // The customer gives up what was not begun: the rest goes back, with a paper of its own.
    const second = deskOf(till)
      .getByRole('listitem')
      .filter({ hasText: amount(sums.rest) })
    await decide(till, second.getByRole('button', { name: 'À rembourser' }), 'Travail réduit')
    await decide(
      till,
      second.getByRole('button', { name: 'Marquer remboursé' }),
      'Rendu en espèces',
    )
    await expect(second).toContainText('Remboursé')
    const refund = second.getByRole('link', { name: /^Reçu de remboursement RB-/ })
    expect(await printedOn(till, refund, 'Montant rendu')).toBe(sums.rest)
    const [number = ''] = /RB-[\d-]+/.exec(await refund.innerText()) ?? []
    expect(await deskSums(till)).toEqual({ total: sums.total, paid: sums.deposit, rest: 0 })

    // The drawer lacks a note: it is said why, and the day is closed.
    await till.goto('/admin/ventes/cloture')
    const lines = till.getByRole('table', { name: /^Argent du/ })
    expect((await lines.locator('tfoot td').allInnerTexts()).map(francs)).toEqual([
      ...[sums.total, sums.rest, sums.deposit],
    ])
    const csv = await till.request.get(
      (await till.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
    )
    const moved = [...(await csv.text()).matchAll(/;"(-?\d+)";/g)].map(([, sum]) => Number(sum))
    expect(moved.toSorted((one, other) => one - other)).toEqual([
      ...[-sums.rest, sums.deposit, sums.rest],
    ])
    await till.getByLabel('Billets de 10 000', { exact: true }).fill('19')
    await till.getByLabel('Billets de 5 000', { exact: true }).fill('1')
    await till.getByLabel('Pourquoi le compte diffère').fill('Un billet manque')
    await till.getByRole('button', { name: 'Clôturer ce jour' }).click()
    const closed = till.getByRole('region', { name: 'Jour clos' })
    await expect(closed).toContainText('Un billet manque')
    await expect(closed).toContainText(`Il manque ${amount(sums.missing)}.`)
    expect(await axeFaults(till)).toEqual([])

    // The customer reads the same on a phone.
    const customer = await browser.newContext({ baseURL: product.siteUrl, viewport: phone })
    const hers = await customer.newPage()
    const reference = await till.request
      .get(`/admin/api/commandes/${id}?depth=0`)
      .then(async (answer) => ((await answer.json()) as { reference: string }).reference)
    await hers.goto(`/commandes/${reference}`)
    await hers.getByLabel(form.phone, { exact: true }).fill('70 55 44 33')
    await hers.getByRole('button', { name: t.open }).click()
    const told = hers.getByRole('main')
    await expect(told).toContainText('Site vitrine')
    for (const said of [
      amount(sums.total),
      `${t.paymentStates.remboursé}${amount(sums.rest)}`,
      `${t.paymentStates.confirmé}${amount(sums.deposit)}`,
    ]) {
      await expect(told).toContainText(said)
    }
    const back = told.getByRole('link', { name: t.refundReceipt(number) })
    expect(await printedOn(hers, back, 'Montant rendu')).toBe(sums.rest)
    await customer.close()

    // The manager reads what was kept of it, without asking anybody.
    await page.setViewportSize(wide)
    await page.goto(`${product.siteUrl}/admin/ventes`)
    const weeks = page.getByRole('table').filter({ hasText: 'Semaine du' })
    const week = weeks.locator('tbody tr').last()
    expect(francs(await week.locator('td').last().textContent())).toBe(sums.deposit)
  })
})
