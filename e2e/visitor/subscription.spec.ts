import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readInbox } from '../support/inboxApi.ts'
import { letterTo, linkIn } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const arabic = dictionaryOf('ar')

const subscriptionOf = async (email: string) =>
  (await readInbox('newsletters', 'email', email))[0]?.subscription

/** Subscribes without script, as slowly as nobody does: the link of the letter is what counts. */
async function confirmationLink(page: Page, email: string): Promise<string> {
  await page.request.post('/newsletter', { form: { email } })
  return linkIn(await letterTo(email, /^Confirmez votre abonnement/))
}

test.describe('The newsletter asks before it writes', () => {
  test('whoever confirms is subscribed; opening the link alone changes nothing', async ({
    page,
  }) => {
    const email = `confirme.${Date.now()}@exemple.bf`
    await page.goto(await confirmationLink(page, email))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.newsletter.confirm.title)
    expect(await subscriptionOf(email)).toBe('pending')

    await page.getByRole('button', { name: words.newsletter.confirm.button }).click()
    await expect(page.getByRole('status')).toContainText('C’est confirmé')
    expect(await subscriptionOf(email)).toBe('confirmed')
    await page.reload()
    await expect(page.getByRole('status')).toContainText('C’est confirmé')
  })

  test('whoever subscribed in Arabic is asked, thanked and let go in Arabic', async ({ page }) => {
    const email = `arabe.${Date.now()}@exemple.bf`
    await page.request.post('/ar/newsletter', { form: { email } })
    const link = linkIn(await letterTo(email, /^أكّدوا اشتراككم/))
    await page.goto(link)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.getByRole('button', { name: arabic.newsletter.confirm.button }).click()
    await expect(page.getByRole('status')).toContainText('تمّ التأكيد')
    expect(await subscriptionOf(email)).toBe('confirmed')
  })

  test('a link that is none of ours says so', async ({ page }) => {
    const response = await page.goto(`/newsletter/confirmer?jeton=1.${'a'.repeat(43)}`)
    expect(response?.status()).toBe(200)
    await page.getByRole('button', { name: words.newsletter.confirm.button }).click()
    await expect(page.getByRole('status')).toContainText('Ce lien n’est plus valable')
    const without = await page.goto('/newsletter/desabonner')
    expect(without?.status()).toBe(410)
    await expect(page.getByRole('status')).toContainText('Ce lien n’est plus valable')
  })

  test('who has had enough leaves by the page, or by one click of a mail program', async ({
    page,
    baseURL,
    signIn,
  }) => {
    const [one, other] = ['page', 'clic'].map((way) => `${way}.${Date.now()}@exemple.bf`)
    for (const email of [one, other]) {
      await page.goto(await confirmationLink(page, email ?? ''))
      await page.getByRole('button', { name: words.newsletter.confirm.button }).click()
      await expect(page.getByRole('status')).toContainText('C’est confirmé')
    }
    await signIn(page)
    const subject = `Formations du mois ${Date.now()}`
    const data = { subject, body: 'Bonjour, voici les **formations** du mois.' }
    const created = await page.request.post('/admin/api/letters', { data })
    const { doc } = (await created.json()) as { doc: { id: number } }
    expect((await page.request.post(`/admin/api/letters/${doc.id}/send`)).status()).toBe(200)

    const letter = await letterTo(one ?? '', new RegExp(subject))
    expect(letter.html).toContain('<strong>formations</strong>')
    await page.goto(linkIn(letter))
    await page.getByRole('button', { name: words.newsletter.unsubscribe.button }).click()
    await expect(page.getByRole('status')).toContainText('C’est fait')
    expect(await subscriptionOf(one ?? '')).toBe('unsubscribed')

    const { headers } = await letterTo(other ?? '', new RegExp(subject))
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = header('list-unsubscribe').replace(/^<|>$/g, '')
    expect(url).toContain(`${baseURL}/newsletter/desabonner?jeton=`)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    })
    expect(answer.status).toBe(200)
    expect(await subscriptionOf(other ?? '')).toBe('unsubscribed')
  })
})
