import type { Browser, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { commentForm } from '../../packages/contract/src/forms/comment.ts'
import { readArticles } from '../support/contentApi.ts'
import { hydrated } from '../support/hydrated.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('Comments on an article (product 2.8)', () => {
  let product: OwnProduct
  let path: string
  test.beforeAll(async () => {
    product = await startOwnProduct()
    const [article] = await readArticles()
    path = `/actualite/${article?.attributes.slug}`
  })
  test.afterAll(() => product.stop())

  async function visitor(browser: Browser, script: boolean): Promise<Page> {
    const context = await browser.newContext({
      baseURL: product.siteUrl,
      javaScriptEnabled: script,
      viewport: { width: 360, height: 740 },
    })
    return context.newPage()
  }

  async function write(page: Page, locale: 'fr' | 'ar', text: string, taps = 1): Promise<void> {
    const { comments: t } = dictionaryOf(locale)
    const main = page.getByRole('main')
    await main.getByLabel(t.name).fill('Awa')
    // As slowly as people write: what is written within a second looks like a machine's.
    await main.getByLabel(t.text).pressSequentially(text, { delay: 80 })
    // A second tap that comes when the first one has sent the comment.
    await main.getByRole('button', { name: t.submit }).click({ clickCount: taps })
    await expect(page.getByText(commentForm.messages[locale].success)).toBeVisible()
  }

  test('are sent with and without script, in French and Arabic, and shown once staff agree', async ({
    browser,
    page,
  }) => {
    const { comments: t } = dictionaryOf('fr')
    expect((await page.request.get(`${product.siteUrl}/commentaire`)).status()).toBe(404)
    await page.request.post(`${product.siteUrl}/admin/api/users/login`, { data: administrator })
    const settings = { data: { commentsProvider: 'interne' } }
    await page.request.post(`${product.siteUrl}/admin/api/globals/settings`, settings)
    await expect(async () => {
      await page.goto(product.siteUrl + path)
      await expect(page.getByRole('button', { name: t.submit })).toBeVisible({ timeout: 500 })
    }).toPass()

    const texts: string[] = []
    for (const locale of ['fr', 'ar'] as const) {
      for (const script of [true, false]) {
        const mine = await visitor(browser, script)
        await mine.goto(`${locale === 'ar' ? '/ar' : ''}${path}`)
        const text = `<b>Bravo</b> ${locale} ${script}`
        await write(mine, locale, text, script ? 2 : 1)
        await expect(mine.getByRole('alert')).toHaveCount(0)
        texts.push(text)
        expect(await mine.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          360,
        )
        await mine.context().close()
      }
    }
    const waiting = 'admin/api/commentaires?where[etat][equals]=en_attente&limit=20'
    const { docs } = await (await page.request.get(`${product.siteUrl}/${waiting}`)).json()
    expect(docs.map(({ texte }: { texte: string }) => texte).toSorted()).toEqual(texts.toSorted())
    for (const address of [path, `/ar${path}`, '/actualites.rss', '/recherche?q=Bravo']) {
      const body = await (await page.request.get(product.siteUrl + address)).text()
      // The search says the word that was looked for.
      expect(body, address).not.toMatch(/Bravo.{0,30} (?:fr|ar) (?:true|false)/)
    }

    const record = `${product.siteUrl}/admin/collections/commentaires/${docs[0].id}`
    await page.goto(record)
    const publish = page.getByRole('button', { name: 'Publier', exact: true })
    await hydrated(publish)
    await publish.click()
    await expect(page.getByText('Commentaire\u00a0: publié.')).toBeVisible()
    await expect(async () => {
      await page.goto(`${product.siteUrl}/en${path}`)
      await expect(page.getByText(docs[0].texte)).toBeVisible({ timeout: 500 })
    }).toPass()

    await page.goto(product.siteUrl + path)
    await page.getByRole('link', { name: t.answerTo('Awa') }).click()
    await expect(page.getByText(docs[0].texte)).toBeVisible()
    await write(page, 'fr', 'Une réponse')
    await page.goto(product.siteUrl + path)
    await page.getByRole('button', { name: t.reportOf('Awa') }).click()
    await expect(page.getByText(t.reported)).toBeVisible()
  })
})
