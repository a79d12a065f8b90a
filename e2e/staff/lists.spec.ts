import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('In the lists', () => {
  test('anything is found by a word, by the keyboard alone and with a thumb', async ({
    page,
    backOffice,
  }) => {
    const word = `zindi${Date.now()}`
    const { id } = await backOffice.write('faqs', { question: `Où est ${word}` })
    await backOffice.open('/account')
    const dialog = page.getByRole('dialog', { name: 'Rechercher partout' })
    // Until React has taken the page over, a key does nothing.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type(word.toUpperCase())
    await expect(dialog.getByText('1 résultat')).toBeVisible()
    expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/collections/faqs/${id}`)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
    await dialog.getByRole('searchbox').fill(word)
    await expect(dialog.getByRole('link', { name: `Où est ${word}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('what is looked at every morning is kept under a name', async ({ page, backOffice }) => {
    const name = `À moi ${Date.now()}`
    await backOffice.open('/collections/faqs?search=inscription')
    const keep = page.getByRole('button', { name: 'Garder ce filtre' })
    const asked = page.getByRole('textbox', { name: 'Nom du filtre' })
    // Until React has taken the page over, a press does nothing.
    await expect(async () => {
      if (!(await asked.isVisible())) await keep.click()
      await expect(asked).toBeVisible({ timeout: 1000 })
    }).toPass()
    await asked.fill(name)
    await page.getByLabel(/^Pour qui/).selectOption('Rédacteur')
    await page.getByRole('button', { name: 'Garder', exact: true }).click()
    const filters = page.getByRole('navigation', { name: 'Filtres gardés' })
    await expect(filters.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await backOffice.list('faqs')
    await expect(async () => {
      await filters.getByRole('link', { name }).click()
      await expect(page).toHaveURL(/search=inscription/, { timeout: 5_000 })
    }).toPass()
    await page.getByRole('button', { name: 'Supprimer ce filtre' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(filters.getByRole('link', { name })).toHaveCount(0)
  })

  test('each record is a card on a phone, which says what its columns say', async ({
    page,
    backOffice,
  }) => {
    const titre = `En carte ${Date.now()}`
    await backOffice.write('blogs', { titre }, { draft: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await backOffice.list('blogs')
    const card = page.getByRole('row').filter({ hasText: titre })
    for (const [column, label] of [
      ['state', 'État'],
      ['updatedAt', 'Modifié le'],
    ] as const) {
      const value = card.locator(`.cell-${column}`)
      await expect(value).toHaveAttribute('data-label', label)
      await expect(value).toBeInViewport({ ratio: 1 })
    }
    expect(await axeFaults(page, { part: '.collection-list__tables', standard: true })).toEqual([])

    await page.setViewportSize({ width: 360, height: 800 })
    await backOffice.list('blogs')
    const last = page
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: /^Arabe/ })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    const pages = page.locator('.paginator button')
    await pages.last().scrollIntoViewIfNeeded()
    for (const one of await pages.all()) await expect(one).toBeInViewport({ ratio: 1 })
  })

  test('stays where it is while a slow computer wakes it, so that a row that is chosen is opened', async ({
    page,
    backOffice,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as LayoutShift[]) {
          for (const { node, previousRect, currentRect } of sources) {
            if (!(node instanceof Element && node.matches('.template-default__wrap'))) continue
            if (previousRect.x !== currentRect.x) moved.push(`${previousRect.x}, ${currentRect.x}`)
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const slowly = await page.context().newCDPSession(page)
    await slowly.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await backOffice.list('faqs')
    await expect(page.locator('.template-default--nav-animate')).toBeVisible()
    expect(await page.evaluate('window.moved')).toEqual([])
  })
})

/** Not in TypeScript's own types yet (Layout Instability). */
interface LayoutShift extends PerformanceEntry {
  sources: readonly {
    node: Node | null
    previousRect: DOMRectReadOnly
    currentRect: DOMRectReadOnly
  }[]
}
