import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { localisedPath } from '../../packages/contract/src/locales.ts'
import { readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

test.describe('Header (product 2.2)', () => {
  test('has the three phones, the messaging link, the e-mail and the hours', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.locator('a[href^="tel:+226"]:visible')).toHaveCount(3)
    await expect(header.locator('a[href^="https://wa.me/226"]:visible')).toHaveCount(1)
    await expect(header.locator('a[href^="mailto:"]:visible')).toHaveCount(1)
    await expect(header).toContainText('08H-18H')
    await expect(header).toContainText('08H-13H')
  })

  test('has a logo 80 pixels wide', async ({ page }) => {
    await page.goto('/')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Sira' }).locator('svg')
    expect((await logo.boundingBox())?.width).toBe(80)
  })

  test('has the items of the main menu, in order', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: words.menu.label })
    await expect(menu.locator('> ul > li')).toHaveText([
      /^Accueil/,
      /^A Propos/,
      /^Services/,
      /^Formations/,
      /^Digital/,
      /^Emplois/,
      /^Devis/,
      /^Contact/,
    ])
    await expect(menu.getByRole('link', { name: 'Accueil' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('opens its sub-menus by pointer and by keyboard', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: words.menu.label })
    const delivery = menu.locator('a[href="/services/livraison"]')
    await expect(delivery).toBeHidden()
    await menu.locator('li').filter({ hasText: 'Services' }).first().hover()
    await expect(delivery).toBeVisible()
    await page.mouse.move(600, 600)
    await expect(delivery).toBeHidden()
    await menu.locator('summary[aria-label="Sous-pages de Digital"]').focus()
    await page.keyboard.press('Enter')
    await expect(menu.locator('a[href="/digital/data-analyse"]')).toBeVisible()
  })

  test('closes a sub-menu by Escape, by tabbing out of it and by a click elsewhere', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto('/faq')
    const menu = page.getByRole('navigation', { name: words.menu.label })
    const opens = menu.locator('summary[aria-label="Sous-pages de Digital"]')
    const last = menu.locator('a[href="/digital/data-analyse"]')
    await opens.press('Enter')
    await last.press('Escape')
    await expect(last).toBeHidden()
    await expect(opens).toBeFocused()
    await opens.press('Enter')
    await last.press('Tab')
    await expect(last).toBeHidden()
    await expect(menu.getByRole('link', { name: 'Emplois' })).toBeFocused()
    await opens.press('Enter')
    await expect(last).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(last).toBeHidden()
    await opens.hover()
    await expect(last).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(last).toBeHidden()
  })
})

for (const [locale, javaScriptEnabled] of [
  ['fr', true],
  ['ar', false],
] as const) {
  test.describe(`The header of a phone in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone })
    const { menu, routes, search } = dictionaryOf(locale)

    test('comes back when the page is scrolled up: from the end of an article to the jobs in one touch', async ({
      page,
    }) => {
      const [article] = await readArticles()
      await page.goto(routes.article(article?.attributes.slug ?? ''))
      const header = page.getByRole('banner')
      const jobs = header.getByRole('link', { name: menu.jobs })
      await expect(jobs).toBeInViewport()
      // Sections far below are laid out as they come near: the end moves during the scroll.
      await expect(async () => {
        await page.mouse.wheel(0, 5000)
        const end = page.getByRole('contentinfo').locator('p').last()
        await expect(end).toBeInViewport({ timeout: 500 })
      }).toPass()
      await expect(jobs).not.toBeInViewport()
      await page.mouse.wheel(0, -120)
      await expect(jobs).toBeInViewport({ ratio: 1 })
      await jobs.click()
      await expect(page).toHaveURL(routes.jobs)
    })

    // Of large letters it is higher than the room that is kept above what is scrolled to.
    test('stays away from what has the focus (WCAG 2.4.11)', async ({ page }) => {
      await page.goto(routes.faq)
      const jobs = page.getByRole('banner').getByRole('link', { name: menu.jobs })
      const question = page.getByRole('main').locator('summary').last()
      await question.scrollIntoViewIfNeeded()
      await expect(jobs).not.toBeInViewport()
      await page.mouse.wheel(0, -120)
      await expect(jobs).toBeInViewport({ ratio: 1 })
      await question.press('Shift+Tab')
      await expect(jobs).not.toBeInViewport()
    })

    test('shows trainings, jobs, languages, search and menu in two lines', async ({ page }) => {
      await page.goto(routes.faq)
      const header = page.getByRole('banner')
      for (const name of [menu.trainings, menu.jobs, 'English']) {
        await expect(header.getByRole('link', { name, exact: true })).toBeInViewport()
      }
      for (const name of [search.submit, menu.open]) {
        await expect(header.getByRole('button', { name, exact: true })).toBeInViewport()
      }
      // The content began 120 px further down before.
      expect((await header.boundingBox())?.height).toBeLessThan(112)
    })
  })
}

test.describe('The active menu item (product 2.1)', () => {
  test('follows the path, and keeps its colour on a page that has none, without being current there', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto('/nos-offres-emplois')
    const jobs = page
      .getByRole('navigation', { name: words.menu.label })
      .getByRole('link', { name: 'Emplois' })
    await expect(jobs).toHaveAttribute('aria-current', 'page')
    expect(await page.evaluate(() => localStorage.getItem('activeMenuItem'))).toBe(
      '/nos-offres-emplois',
    )
    const colour = await jobs.evaluate((link) => getComputedStyle(link).color)
    await page.goto(words.routes.terms)
    await expect(jobs).toHaveCSS('color', colour)
    await expect(jobs).not.toHaveAttribute('aria-current')
    // An article belongs to Actualités, which the side menu names.
    await page.goto(words.routes.article((await readArticles())[0]?.attributes.slug ?? ''))
    await expect(jobs).not.toHaveCSS('color', colour)
  })

  test('may be Digital, which has no page of its own', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/digital/data-analyse')
    await page.goto(words.routes.terms)
    const menu = page.getByRole('navigation', { name: words.menu.label })
    await expect(menu.locator('[data-remembered]')).toHaveText('Digital')
  })
})

test.describe('Side menu (product 2.2)', () => {
  test('opens, adds three pages and the newsletter form, and closes with Escape', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const side = page.locator('#side-menu')
    await expect(side).toBeVisible()
    for (const href of ['/nos-actualites', '/sira-biblio', '/faq']) {
      await expect(side.locator(`a[href="${href}"]`)).toBeVisible()
    }
    await expect(side.getByRole('button', { name: "S'abonner" })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(side).toBeHidden()
  })

  test('says on a phone what the header has no room for: every number, the e-mail, the hours', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    const side = page.locator('#side-menu')
    await expect(side.locator('a[href^="tel:"]')).toHaveCount(3)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    for (const number of await side.locator('a[href^="tel:+226"]').all()) {
      await expect(number).toBeVisible()
    }
    await expect(side.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(side.getByText(/08H-18H.*08H-13H/)).toBeVisible()
    await page.setViewportSize(desktop)
    await expect(side.locator('a[href^="mailto:"]')).toBeHidden()
  })
})

test.describe('Bottom tab bar (product 2.2)', () => {
  test('is fixed on small screens only, with its four tabs and the cart', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/nos-actualites')
    const bar = page.getByRole('navigation', { name: words.menu.tabsLabel })
    await expect(bar.getByRole('link')).toHaveText([
      'Accueil',
      'Services',
      'Connexion',
      'Contact',
      words.menu.cart,
    ])
    await page.mouse.wheel(0, 2000)
    await expect(bar).toBeInViewport()
    await page.setViewportSize(desktop)
    await expect(bar).toBeHidden()
  })
})

test.describe('Footer (product 2.2)', () => {
  test('lists the three most recent articles, titles cut to 50 characters', async ({ page }) => {
    const recent = (await readArticles()).slice(0, 3)
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const { attributes } of recent) {
      const link = footer.locator(`a[href="/actualite/${attributes.slug}"]`)
      const shown = (await link.innerText()).replace(/…$/, '')
      expect(shown.length).toBeLessThanOrEqual(50)
      expect(attributes.titre.startsWith(shown.trim())).toBe(true)
    }
    await expect(footer).toContainText('© 2023')
  })

  test('has the newsletter band on every page but those of an order', async ({ page }) => {
    for (const path of ['/', '/nos-actualites', '/une-page-absente']) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveAttribute(
        'type',
        'email',
      )
    }
    await page.goto('/suivi')
    await expect(page.getByRole('contentinfo')).toContainText('© 2023')
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
  })
})

test('Whose address asks for too much is told so in his language, and may try again', async ({
  page,
}) => {
  for (const locale of ['fr', 'ar'] as const) {
    const { tooMany } = dictionaryOf(locale)
    await page.goto(localisedPath('/429', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tooMany.title)
    await expect(page.getByRole('link', { name: tooMany.retry })).toHaveAttribute('href', '')
  }
})
