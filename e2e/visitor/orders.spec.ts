import type { Browser, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { modeNames } from '../../packages/contract/src/orders/modeNames.ts'
import { readBooks } from '../support/contentApi.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { letterTo } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const { cart, checkout, order, followUp, shop, serviceScreens } = words
const phone = { width: 360, height: 740 }

/** Two books that can be had several times. */
async function twoBooks() {
  const books = await readBooks()
  const [one, other] = books.filter(({ attributes: { prix, stock } }) => {
    return prix !== null && (stock === null || stock >= 4)
  })
  if (!one || !other) throw new Error('The demo has no two books that can be had')
  return [one, other] as const
}

async function withoutScript(browser: Browser, locale = 'fr-FR'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: readRunningProduct().siteUrl,
    javaScriptEnabled: false,
    viewport: phone,
    locale,
  })
  return context.newPage()
}

async function putIntoCart(page: Page, id: number): Promise<void> {
  const card = page.locator(`#livre-${id}`)
  await card.getByRole('button', { name: new RegExp(`^${shop.cart}`) }).click()
  await expect(page.locator(`#ajoute-l${id}`)).toBeVisible()
}

async function fillInWho(page: Page, name: string, number: string, { form } = words) {
  await page.getByLabel(form.name).fill(name)
  await page.getByLabel(form.phone, { exact: true }).fill(number)
}

test.describe('Panier and Acheter', () => {
  test('two books and a plan are bought on a phone without script, and the order is found again', async ({
    browser,
  }) => {
    const [one, other] = await twoBooks()
    const page = await withoutScript(browser)
    await page.goto('/sira-biblio')
    await putIntoCart(page, one.id)
    await putIntoCart(page, other.id)
    await page.goto('/services/mise-en-relation')
    const { buy, plans } = serviceScreens.jobMatching
    await page.getByRole('button', { name: `${buy}\u00a0: ${plans.monthly.name}` }).click()
    await page.locator('#ajoute-mensuel').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title)
    await page.getByLabel(cart.quantityOf(one.attributes.titre)).selectOption('2')
    await page.getByRole('button', { name: cart.recount }).click()
    await expect(page.getByLabel(cart.quantityOf(one.attributes.titre))).toHaveValue('2')
    await page.getByRole('button', { name: cart.removeOf(other.attributes.titre) }).click()
    await expect(page.getByRole('main')).not.toContainText(other.attributes.titre)
    await page.getByRole('main').getByRole('link', { name: cart.order }).click()

    // Fields that only a company or a delivery needs appear once it is chosen.
    const asked = [
      [page.getByRole('checkbox', { name: checkout.forCompany }), checkout.company],
      [page.getByRole('radio', { name: new RegExp(`^${checkout.deliver}`) }), checkout.landmark],
    ] as const
    for (const [choice, label] of asked) {
      await expect(page.getByLabel(label)).toBeHidden()
      await choice.check()
      await expect(page.getByLabel(label)).toBeVisible()
    }
    await page.getByRole('checkbox', { name: checkout.forCompany }).uncheck()
    await page.getByRole('radio', { name: checkout.agency }).check()

    // The focus goes to a missing field, with the way to the rest, and nothing typed is lost.
    await fillInWho(page, 'Awa Ouédraogo', '70 12')
    await page.getByRole('button', { name: checkout.check }).click()
    await expect(page.getByLabel(words.form.phone, { exact: true })).toBeFocused()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeInViewport()
    await expect(alert).toContainText('Numéro de téléphone Invalide')
    await expect(page.getByRole('link', { name: checkout.paidBy, exact: true })).toBeInViewport()
    await expect(page.getByLabel(words.form.phone, { exact: true })).toHaveAccessibleDescription(
      /Numéro de téléphone Invalide/,
    )
    await expect(page.getByLabel(words.form.name)).toHaveValue('Awa Ouédraogo')
    await fillInWho(page, 'Awa Ouédraogo', '70 12 34 56')
    await page.getByRole('radio', { name: /Espèces à l’agence/ }).check()
    await page.getByRole('button', { name: checkout.check }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.recap)
    const total = 2 * (one.attributes.prix ?? 0) + 9_900
    const written = `${new Intl.NumberFormat('fr').format(total)}\u00a0FCFA`
    await expect(page.getByRole('main')).toContainText(written)
    await page.getByRole('button', { name: checkout.correct }).click()
    await expect(page.getByLabel(words.form.name)).toHaveValue('Awa Ouédraogo')
    await page.getByRole('button', { name: checkout.check }).click()
    await page.getByRole('button', { name: checkout.place }).click()

    await expect(page).toHaveURL(/\/commandes\/CM-\d{4}-[2-9A-Z]{7}$/)
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(page.getByRole('main')).toContainText(order.states.en_attente)
    await expect(page.getByRole('main')).toContainText(written)
    await page.goto('/panier')
    await expect(page.getByRole('main')).toContainText(cart.empty)

    // Another device: the reference without its dashes, in lower case, and the phone.
    const elsewhere = await withoutScript(browser)
    await elsewhere.goto(`/commandes/${reference}`)
    await expect(elsewhere.getByRole('main')).not.toContainText(written)
    await elsewhere.goto('/suivi')
    await elsewhere.getByLabel(followUp.reference).fill(reference.replaceAll('-', '').toLowerCase())
    await elsewhere.getByLabel(words.form.phone, { exact: true }).fill('+226 70 12 34 57')
    await elsewhere.getByRole('button', { name: followUp.submit }).click()
    await expect(elsewhere.getByRole('alert')).toContainText(words.dossier.wrongPair)
    await elsewhere.getByLabel(words.form.phone, { exact: true }).fill('0022670123456')
    await elsewhere.getByRole('button', { name: followUp.submit }).click()
    await expect(elsewhere).toHaveURL(new RegExp(`/commandes/${reference}$`))
    await expect(elsewhere.getByRole('main')).toContainText(written)
    // Not at the counter, but by a transfer after all: what to do is said anew.
    await elsewhere.getByText(order.againTitle).click()
    await elsewhere.getByRole('button', { name: modeNames.fr.mobile_money, exact: true }).click()
    const dials = elsewhere.getByRole('link', { name: order.dial }).first()
    await expect(dials).toHaveAttribute('href', new RegExp(`${total}`))
    await elsewhere.getByText(order.cancelTitle).click()
    await elsewhere.getByRole('button', { name: order.cancel }).click()
    await expect(elsewhere.getByRole('main')).toContainText(order.states.annulée)
    await elsewhere.getByRole('button', { name: order.reorder }).click()
    await expect(elsewhere).toHaveURL('/panier')
    await expect(elsewhere.getByRole('main')).toContainText(written)
    await elsewhere.goto(`/commandes/${reference}`)

    // The device was somebody else's.
    await elsewhere.getByRole('button', { name: order.forget }).click()
    await expect(elsewhere.getByRole('status')).toHaveText(followUp.forgotten)
    await elsewhere.goto(`/commandes/${reference}`)
    await expect(elsewhere.getByRole('heading', { name: order.doorTitle })).toBeVisible()
    await expect(elsewhere.getByRole('main')).not.toContainText(written)
    for (const one of [page, elsewhere]) await one.context().close()
  })

  test('the cart is counted, and is the same in another language and after a restart', async ({
    page,
    context,
  }) => {
    const [one] = await twoBooks()
    await page.goto(`/sira-biblio?livre=${one.id}`)
    await page.getByLabel(shop.quantity).fill('3')
    await page.getByRole('dialog').getByRole('button', { name: shop.cart }).click()
    await expect(page.locator(`#ajoute-l${one.id}`)).toBeVisible()
    const link = page.getByRole('banner').getByRole('link', { name: words.menu.cart })
    await expect(link).toContainText('3')
    await page.goto('/ar/faq')
    const arabic = dictionaryOf('ar').menu.cart
    await expect(page.getByRole('banner').getByRole('link', { name: arabic })).toContainText('3')
    const kept = (await context.cookies()).find(({ name }) => name === 'panier')
    expect(kept?.value).toBe(`l${one.id}x3`)
    expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60)

    // Two tabs of its order are one order; another cart is another one.
    const keys: (string | undefined)[] = []
    for (const changed of [false, false, true]) {
      if (changed) await page.request.post('/panier', { form: { ajouter: 'mensuel' } })
      const tab = await (await page.request.get('/commande')).text()
      keys.push(/name="envoi" value="([0-9a-f]{32})"/.exec(tab)?.[1])
    }
    expect(keys[0]).toBeDefined()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

test('A program that opens every link of the letter of an order changes nothing', async ({
  request,
}) => {
  const email = `scanner-${Date.now()}@exemple.bf`
  const pair = { phone: '76 44 55 66' }
  const asked = { ...pair, nom: 'Awa', email, mode: 'mobile_money' }
  const lignes = [{ nature: 'formule', code: 'mensuel' }]
  const placed = await request.post('/api/commandes', { data: { data: { ...asked, lignes } } })
  const { reference } = (await placed.json()).data.attributes
  const opened = async () => {
    const data = { ...pair, reference }
    const answer = await request.post('/api/commandes/ouvrir', { data: { data } })
    return (await answer.json()).data.attributes
  }
  const before = await opened()
  expect(before.etat).toBe('en_attente')
  const { text = '', html = '' } = await letterTo(email, new RegExp(reference))
  const links = new Set(`${text} ${html}`.match(/https?:\/\/[^\s"<>)]+/g))
  const { siteUrl } = readRunningProduct()
  const own = [...links].filter((link) => link.startsWith(siteUrl))
  expect(own.some((link) => link.includes(reference))).toBe(true)
  for (const link of own) expect((await request.get(link)).status(), link).toBe(200)
  expect(await opened()).toEqual(before)
})

test('A browser that keeps no cookies is told so, not that something is in its cart', async () => {
  const url = readRunningProduct().siteUrl
  for (const locale of ['fr', 'en', 'ar'] as const) {
    const { routes, cart: t } = dictionaryOf(locale)
    // Node keeps no cookies either.
    const answer = await fetch(`${url}${routes.cart}`, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ ajouter: 'mensuel', retour: routes.jobMatching }),
    })
    expect(new URL(answer.url).pathname).toBe(routes.cart)
    expect(await answer.text()).toContain(t.noCookies)
  }
})

test.describe('An order without a network, in Arabic', () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED/, viewport: phone })

  test('waits on the device, goes by itself once, and is paid by a transfer that is declared', async ({
    page,
    context,
  }) => {
    const arabic = dictionaryOf('ar')
    const { checkout: t, order: said } = arabic
    await page.goto('/ar/services/mise-en-relation')
    const { buy, plans } = arabic.serviceScreens.jobMatching
    await page.getByRole('button', { name: `${buy}\u00a0: ${plans.yearly.name}` }).click()
    await expect(page.locator('#ajoute-annuel')).toBeVisible()
    await page.goto('/ar/commande')
    await fillInWho(page, 'فاطمة', '76 00 11 22', arabic)
    await page.getByRole('radio', { name: /الدفع بالهاتف المحمول/ }).check()
    await page.waitForFunction(
      () => 'awake' in (document.querySelector<HTMLElement>('main [data-island]')?.dataset ?? {}),
    )
    await page.getByRole('button', { name: t.check }).click()
    await expect(page.getByRole('heading', { name: t.recap })).toBeFocused()
    await context.setOffline(true)
    await page.getByRole('button', { name: t.place }).click()
    await expect(page.getByText(arabic.outbox.waiting(1))).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: arabic.outbox.order.see }).click()
    await expect(page).toHaveURL(/\/ar\/commandes\/CM-/)
    await expect(page.getByRole('main')).toContainText(said.states.en_attente)
    // The link of its letter, opened where it is open already: the key stays in no address.
    const order = new URL(page.url()).pathname
    const tab = await context.newPage()
    for (const one of [tab, page]) {
      await one.goto(`${order}#cle=${'f'.repeat(32)}`)
      await expect(one).toHaveURL((url) => `${url.pathname}${url.hash}` === order)
    }
    // In another language it is all in that one.
    await tab.goto(order.replace('/ar/', '/'))
    await expect(tab.getByRole('main')).toContainText(words.order.states.en_attente)
    await expect(tab.getByText('Commande reçue')).toBeVisible()
    await expect(tab.locator('main p').filter({ hasText: /[\u0600-\u06FF]/ })).toHaveCount(0)
    await tab.close()

    await page.getByLabel(said.operator, { exact: true }).selectOption({ index: 1 })
    const number = `PP${Date.now()}`
    await page.getByLabel(said.transaction).fill(number)
    await page.getByRole('button', { name: said.claim }).click()
    await expect(page.getByText(said.claimed)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(number)
  })
})
