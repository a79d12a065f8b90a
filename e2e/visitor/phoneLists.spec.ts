import { expect, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }

test.describe('Lists on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  for (const address of ['/nos-formations', '/nos-offres-emplois', '/nos-actualites']) {
    for (const locale of ['', '/ar']) {
      test(`the first page of ${locale}${address} is at most 6,000 pixels long`, async ({
        page,
      }) => {
        await page.goto(locale + address)
        // Far below, parts are only laid out when they come near.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await page
          .locator('footer')
          .last()
          .evaluate((end) => end.scrollIntoView({ block: 'end' }))
        await expect(page.getByRole('main').locator('article')).toHaveCount(12)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
      })
    }
  }

  for (const address of ['/', '/ar']) {
    test(`the home page ${address} is at most 6,500 pixels long`, async ({ page }) => {
      await page.goto(address)
      for (const part of await page.getByRole('main').locator('> *, > * > *').all()) {
        if (await part.isVisible()) await part.scrollIntoViewIfNeeded()
      }
      await page.getByRole('contentinfo').evaluate((end) => end.scrollIntoView({ block: 'end' }))
      await expect(page.getByText('© 2023')).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500)
    })
  }

  test('a cut title goes on below, is read once, and saving is a sign beside it', async ({
    page,
  }) => {
    await page.goto('/nos-formations')
    const card = page.getByRole('main').locator('article', { hasText: '…' }).first()
    const title = card.getByRole('heading')
    const link = title.getByRole('link')
    const whole = await link.getAttribute('title')
    await expect(title).toHaveAccessibleName(whole ?? '')
    const rest = await link.evaluate((shown) => getComputedStyle(shown, '::before').content)
    expect(rest).toMatch(/^"[^"]+" \/ ""$/)
    expect(whole).toContain(rest.split('"')[1])
    const keep = card.locator('.save-button')
    expect((await keep.boundingBox())?.width).toBeLessThan(48)
    await expect(keep).toHaveAccessibleName(`Garder\u00a0: ${whole}`)
  })

  test('the lists of the footer open at a touch of their title', async ({ page }) => {
    await page.goto('/faq')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Livraison', exact: true })
    await expect(link).toBeHidden()
    await page.getByRole('contentinfo').getByText('Nos Services').tap()
    await expect(link).toBeVisible()
  })
})

test('The lists of the footer stand open on a wide screen, and their titles take no focus', async ({
  page,
}) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Livraison', exact: true })).toBeVisible()
  await footer.getByRole('link', { name: /^\+226/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveRole('link')
})
