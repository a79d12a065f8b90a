import type { BrowserContext, Page } from '@playwright/test'
import { amountText } from '@sira/contract/orders/amountText'
import { fr as told } from '../../apps/cms/src/orders/words/fr.ts'
import { waitingFlag } from '../../apps/site/src/browser/outbox/waitingFlag.ts'
import { formatPrice } from '../../apps/site/src/format/price.ts'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { scriptBudgetOf } from '../../apps/site/src/kinds/scriptBudgets.ts'
import { asAdministrator } from '../support/administratorSession.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { scriptBytes } from '../support/scriptBytes.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { cart, checkout, order, outbox } = words
const price = (amount: number) => formatPrice(amount, 'fr')

const staff = () => asAdministrator(readRunningProduct().siteUrl)

/** Books of these tests. */
const written: number[] = []

/** A book that nobody else buys, three copies of which are in the cart of this visitor. */
async function cartOfOwnBook(context: BrowserContext, titre: string, stock: number) {
  const text = { titre, auteur: 'Awa Sow', description: 'Un livre.' }
  const data = { ...text, prix: 5_000, stock, _status: 'published' }
  const made = await (await staff()).post('/admin/api/biblios', { data })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: number } }
  const url = readRunningProduct().siteUrl
  written.push(doc.id)
  await context.addCookies([{ name: 'panier', value: `l${doc.id}x3`, url }])
  return doc.id
}

async function changePrice(book: number, prix: number): Promise<void> {
  const answer = await (await staff()).patch(`/admin/api/biblios/${book}`, { data: { prix } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function totalsOf(nom: string): Promise<number[]> {
  const where = `where[nom][equals]=${encodeURIComponent(nom)}`
  const answer = await (await staff()).get(`/admin/api/commandes?${where}&depth=0`)
  const { docs } = (await answer.json()) as { docs: { total: number }[] }
  return docs.map(({ total }) => total)
}

/** Another customer, who is faster. */
async function ordered(page: Page, lignes: object[], mode = 'especes_agence') {
  const data = { nom: 'Issa', phone: '76 44 55 66', indicatif: '+226', mode, lignes }
  const answer = await page.request.post('/api/commandes', { data: { data } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { attributes } = ((await answer.json()) as { data: { attributes: Record<string, string> } })
    .data
  return attributes
}

async function fillInWho(page: Page, name: string): Promise<void> {
  await page.getByLabel(words.form.name).fill(name)
  await page.getByLabel(words.form.phone, { exact: true }).fill('70 98 76 54')
}

async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'awake' in (document.querySelector<HTMLElement>('main [data-island]')?.dataset ?? {}),
  )
}

async function lookBack(page: Page): Promise<void> {
  await awake(page)
  await page.getByRole('button', { name: checkout.check }).click()
  await expect(page.getByRole('heading', { name: checkout.recap })).toBeFocused()
}

const place = (page: Page) => page.getByRole('button', { name: checkout.place })

test.afterEach(async () => {
  // Into the trash: what was sold stays in the movements of the stock.
  const data = { deletedAt: new Date().toISOString() }
  for (const book of written.splice(0)) {
    const answer = await (await staff()).patch(`/admin/api/biblios/${book}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
})

test.use({ viewport: { width: 360, height: 740 } })

test('The cart offers no more copies of a book than are left', async ({ page, context }) => {
  await cartOfOwnBook(context, 'Tenir une boutique', 4)
  await page.goto('/panier')
  const choice = page.getByRole('combobox', { name: cart.quantityOf('Tenir une boutique') })
  await expect(choice.getByRole('option')).toHaveText(['1', '2', '3', '4'])
})

test.describe('What changes before an order is placed', () => {
  test('a price, then copies that went: it is said, nothing is ordered, nothing typed is lost', async ({
    page,
    context,
  }) => {
    const title = 'Vendre le karité'
    const book = await cartOfOwnBook(context, title, 6)
    const name = `Salimata ${Date.now()}`
    const bytes = scriptBytes(page)
    const { untouched, touched } = scriptBudgetOf('/commande')
    await page.goto('/commande')
    expect(await bytes()).toBeLessThanOrEqual(untouched)
    // Asked of nobody who did not choose it.
    await expect(page.getByLabel(checkout.district)).toBeHidden()
    await expect(page.getByLabel(checkout.company)).toBeHidden()
    await fillInWho(page, name)
    await page.getByRole('radio', { name: new RegExp(`^${checkout.deliver}`) }).check()
    await awake(page)
    await page.getByRole('button', { name: checkout.check }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(checkout.missing.town)
    await expect(alert).toBeInViewport()
    await expect(page.getByLabel(checkout.town, { exact: true })).toBeFocused()
    await page.getByRole('link', { name: checkout.paidBy, exact: true }).click()
    await expect(page.getByText(checkout.missing.mode)).toBeInViewport()
    await page.getByLabel(checkout.town, { exact: true }).selectOption('Ouagadougou')
    await page.getByLabel(checkout.district).fill('Gounghin')
    await page.getByLabel(checkout.landmark).fill('Derrière la pharmacie')
    await page.getByRole('radio', { name: /Espèces à la livraison/ }).check()
    await lookBack(page)
    await expect(page.getByRole('main')).toContainText(price(16_000))
    expect(await bytes()).toBeGreaterThan(untouched)
    expect(await bytes()).toBeLessThanOrEqual(touched)

    await changePrice(book, 6_000)
    await place(page).click()
    const said = page.getByRole('main').getByRole('alert')
    await expect(said).toContainText(checkout.priceChanged(price(16_000), price(19_000)))
    await expect(page.getByRole('main')).toContainText('Derrière la pharmacie, Gounghin')
    expect(await totalsOf(name)).toEqual([])

    // All but one are gone, and the last one may be ordered.
    const sold = { livre: book, quantite: -5, motif: 'perte' }
    const moved = await (await staff()).post('/admin/api/mouvements-stock', { data: sold })
    expect(moved.status(), await moved.text()).toBe(201)
    await place(page).click()
    await expect(said).toContainText(cart.less(title, 1))
    await expect(page.getByRole('main')).toContainText('Derrière la pharmacie, Gounghin')
    expect(await totalsOf(name)).toEqual([])

    await place(page).click()
    await expect(page).toHaveURL(/\/commandes\/CM-/)
    const todo = told.pay.especes_livraison(amountText(7_000, 'fr'))
    await expect(page.getByRole('main')).toContainText(todo)
    expect(await totalsOf(name)).toEqual([7_000])
  })

  test('what to do now is another thing for each way to pay, and a code dials the amount', async ({
    page,
    context,
  }) => {
    const url = readRunningProduct().siteUrl
    const main = page.getByRole('main')
    for (const mode of ['especes_agence', 'virement', 'mobile_money'] as const) {
      const plan = { nature: 'formule', code: 'mensuel' }
      const { reference, cle } = await ordered(page, [plan], mode)
      await context.addCookies([{ name: 'commandes', value: `${reference}.${cle}`, url }])
      await page.goto(`/commandes/${reference}`)
      await expect(main).toContainText(told.pay[mode](amountText(9_900, 'fr')))
      await expect(main).toContainText(
        mode === 'virement' ? 'BF00 0000 0000 0000 0000' : price(9_900),
      )
      await expect(page.getByText(order.claimTitle)).toHaveCount(mode === 'mobile_money' ? 1 : 0)
    }
    const codes = await page
      .getByRole('link', { name: order.dial })
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
      )
    expect(codes).toEqual(['tel:*144*2*1*70000001*9900#', 'tel:*555*2*1*60000001*9900#'])
  })
})

test.describe('An order that waited on the device', () => {
  // By the page alone, so that what it sends can be held up.
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/, serviceWorkers: 'block' })

  test('while its price changed is not placed: its customer reads it again, then decides', async ({
    page,
    context,
  }) => {
    const book = await cartOfOwnBook(context, 'Tenir sa caisse', 6)
    const name = `Adama ${Date.now()}`
    await page.goto('/commande')
    await fillInWho(page, name)
    await page.getByRole('radio', { name: /Espèces à l’agence/ }).check()
    await lookBack(page)
    await context.setOffline(true)
    await place(page).click()
    await expect(page.getByText(outbox.waiting(1))).toBeVisible()
    await changePrice(book, 6_000)
    await context.setOffline(false)
    await expect(page.getByText(outbox.order.changed)).toBeVisible()
    expect(await totalsOf(name)).toEqual([])

    await page.getByRole('button', { name: outbox.order.review }).click()
    const said = page.getByRole('main').getByRole('alert')
    await expect(said).toContainText(checkout.priceChanged(price(15_000), price(18_000)))
    await place(page).click()
    await expect(page).toHaveURL(/\/commandes\/CM-/)
    expect(await totalsOf(name)).toEqual([18_000])
    // Nothing waits any more, so no page loads what would send it.
    await expect
      .poll(() => page.evaluate((flag) => localStorage.getItem(flag), waitingFlag))
      .toBeNull()
  })

  test('is read again before it leaves, and nothing is said that nobody has answered', async ({
    page,
    context,
  }) => {
    await cartOfOwnBook(context, 'Lire un bilan', 6)
    const name = `Rasmata ${Date.now()}`
    await page.goto('/commande')
    await fillInWho(page, name)
    await page.getByRole('radio', { name: /Espèces à l’agence/ }).check()
    await lookBack(page)
    // Requests of scripts find no network, those of pages do.
    await page.route('**/commande', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await place(page).click()
    await expect(page.getByText(outbox.waiting(1))).toBeVisible()
    await page.getByRole('button', { name: outbox.order.review }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.recap)
    await expect(page.getByRole('main')).toContainText(name)

    await page.unroute('**/commande')
    await page.goto('/faq')
    await expect(page.getByText(outbox.held(1))).toBeVisible()
    await expect(page.getByText(outbox.order.changed)).toHaveCount(0)
    expect(await totalsOf(name)).toEqual([])
    await page.getByRole('button', { name: outbox.order.review }).click()
    await place(page).click()
    await expect(page).toHaveURL(/\/commandes\/CM-/)
    expect(await totalsOf(name)).toEqual([15_000])
  })

  test('beside another one in another tab is kept as the other is, and each is answered once', async ({
    page,
    context,
  }) => {
    const book = await cartOfOwnBook(context, 'Fixer son prix', 6)
    const names = [`Ali ${Date.now()}`, `Awa ${Date.now()}`] as const
    const other = await context.newPage()
    for (const [tab, name] of [
      [page, names[0]],
      [other, names[1]],
    ] as const) {
      await tab.goto('/commande')
      await fillInWho(tab, name)
      await tab.getByRole('radio', { name: /Espèces à l’agence/ }).check()
      await lookBack(tab)
      // Another cart for the other tab.
      await tab.request.post('/panier', { form: { retirer: `l${book}`, ajouter: 'mensuel' } })
    }
    await context.setOffline(true)
    for (const tab of [page, other]) await place(tab).click()
    await expect(other.getByText(outbox.waiting(2))).toBeVisible()
    await changePrice(book, 6_000)
    await context.setOffline(false)
    for (const tab of [page, other]) {
      await expect(tab.getByText(outbox.order.changed)).toHaveCount(1)
      await expect(tab.getByText(outbox.held(1))).toBeVisible()
      await expect(tab.getByText(outbox.waiting(1))).toHaveCount(0)
    }
    expect(await totalsOf(names[0])).toEqual([])
    expect(await totalsOf(names[1])).toEqual([9_900])
  })

  test('whose answer was lost on its way back is one order, however often it is sent', async ({
    page,
    context,
  }) => {
    await cartOfOwnBook(context, 'Compter juste', 6)
    const name = `Mariam ${Date.now()}`
    await page.goto('/commande')
    await fillInWho(page, name)
    await page.getByRole('radio', { name: /Espèces à l’agence/ }).check()
    await lookBack(page)
    await page.route('**/commande', async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await place(page).click()
    await expect(page.getByText(outbox.waiting(1))).toBeVisible()
    await page.unroute('**/commande')
    await page.goto('/faq')
    await page.getByRole('link', { name: outbox.order.see }).click()
    await expect(page).toHaveURL(/\/commandes\/CM-/)
    expect(await totalsOf(name)).toEqual([15_000])
  })
})
