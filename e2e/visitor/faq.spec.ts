import { readFaqs } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

test('FAQ (product 2.13): numbered questions, the first one open, answers in HTML', async ({
  page,
}) => {
  const faqs = await readFaqs()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions')
  const items = page.getByRole('main').locator('details')
  await expect(items).toHaveCount(faqs.length)
  await expect(items.first()).toHaveAttribute('open', '')
  await expect(items.nth(1)).not.toHaveAttribute('open')
  await expect(items.first().locator('summary')).toContainText(`01${faqs[0]?.question}`)
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1).locator('.prose > *').first()).toBeVisible()
})
