import type { Page } from '@playwright/test'

/**
 * The effects of large letters, or of a narrow screen, on the first things people look for: the way
 * around, the title, the price.
 */
export function headFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const shown = (element: Element) => element.checkVisibility()
    const rows = (elements: Element[]) => {
      const tops = elements.map((element) => element.getBoundingClientRect())
      return tops.some(({ top }, at) => at > 0 && top >= (tops[0]?.bottom ?? top)) ? 2 : 1
    }

    const [bar, menu] = [
      ...document.querySelectorAll('.site-header > .page, .site-header > div > .page'),
    ]
    const isDesk = window.matchMedia('(min-width: 64rem)').matches
    const torn = [...document.querySelectorAll('main dl .figure')].filter((figure) => {
      const isPrice = /\d\s(F?CFA|فرنك)$/.test(figure.textContent?.trim() ?? '')
      return isPrice && shown(figure) && figure.getClientRects().length > 0 && linesOf(figure) > 1
    })

    function linesOf(element: Element): number {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const parts = (row: Element | undefined) => [...(row?.children ?? [])].filter(shown)

    return [
      ...(isDesk && rows(parts(bar)) > 1 ? ['the bar above the menu is broken in two'] : []),
      ...(rows(parts(menu)) > 1 ? ['the row of the menu is broken in two'] : []),
      ...[...document.querySelectorAll('h1')].flatMap((title) =>
        shown(title) && sizeOf(title) < sizeOf(document.body) ? ['h1 smaller than the text'] : [],
      ),
      ...torn.map(({ textContent }) => `torn price: ${textContent}`),
    ]
  })
}
