import type { Page } from '@playwright/test'

/**
 * The layout faults of a page: parts that scroll sideways, targets smaller than a finger, and,
 * where asked (it takes as long as all else), parts that take the focus unseen.
 */
export function layoutFaults(page: Page, { focus = false } = {}): Promise<string[]> {
  return page.evaluate((focusToo) => {
    const smallest = 44
    const named = (element: Element) => element.outerHTML.slice(0, 120)
    const reachable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input:not([type="hidden"])',
      ),
    ].filter((element) => !element.closest('[inert]'))

    // Of letters that are no whole pixels high, a frame may be one too wide.
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const most = Number.isInteger(size) ? 0 : 1
    const sideways = () =>
      [document.documentElement, ...document.querySelectorAll('dialog')]
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        .flatMap((pixels) => (pixels > most ? [`${pixels} px sideways`] : []))

    // Links in a text are text.
    const small = (target: HTMLElement) => {
      const touched = target.matches('input') ? (target.closest('label') ?? target) : target
      const { width, height } = touched.getBoundingClientRect()
      const seen = touched.checkVisibility({ checkOpacity: true, contentVisibilityAuto: false })
      const isText = getComputedStyle(touched).display === 'inline'
      if (!seen || isText || width <= 1 || target.closest('.sr-only')) return []
      const isSmall = Math.ceil(width) < smallest || Math.ceil(height) < smallest
      return isSmall ? [`${Math.round(width)} x ${Math.round(height)}: ${named(target)}`] : []
    }

    // A fifth from each edge and the middle: of what is covered whole, or off the screen, none is seen.
    const places = [0.5, 0.2, 0.8]
    const isSeen = (element: Element) =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        places.some((across) =>
          places.some((down) => {
            const over = document.elementFromPoint(left + width * across, top + height * down)
            // A part that nobody can touch, as a tab that is open, is judged by its parent.
            const isStill = getComputedStyle(element).pointerEvents === 'none'
            return over !== null && (element.contains(over) || (isStill && over.contains(element)))
          }),
        ),
      )
    const unseen = (element: HTMLElement) => {
      if (element.tabIndex < 0 || !element.checkVisibility()) return []
      element.focus()
      if (document.activeElement !== element) return []
      // The browser leaves in its place what it shows in part, however little.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      if (getComputedStyle(element).outlineStyle === 'none')
        return [`not marked: ${named(element)}`]
      const touched =
        element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
      return isSeen(element) || isSeen(touched) ? [] : [`not seen: ${named(element)}`]
    }

    return [
      ...sideways(),
      ...reachable.flatMap(small),
      ...(focusToo ? reachable.flatMap(unseen) : []),
    ]
  }, focus)
}

/** Lays out what is far below too, as when it has come near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > section, footer')) {
      part.style.contentVisibility = 'visible'
    }
  })
}

/** Opens what a visitor can open in the text, but for what comes from another site. */
export async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      closed.open = closed.querySelector('iframe') === null
    }
  })
}
