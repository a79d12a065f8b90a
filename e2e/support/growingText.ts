import type { Page } from '@playwright/test'

/**
 * Letters in per cent of what the browser comes with, how they were made so large, and the widths at
 * which there is least room for them: each layout takes its time, on every page.
 */
const grown = [
  { growth: 130, by: 'setting', widths: [320, 768, 1280] },
  { growth: 200, by: 'setting', widths: [320, 360, 768, 1280] },
  { growth: 200, by: 'style', widths: [320, 1280] },
] as const
/** Pixels of a browser's own letters. */
const standard = 16

/**
 * Where the page of one visit grows sideways, with letters as large as people set their browser to,
 * by the browser's own setting and by a style of theirs, which moves no breakpoint.
 */
export async function grownSideways(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const found: string[] = []
  const letters = async (size: number, ofRoot: string) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: Math.round(size) } })
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, ofRoot)
  }
  for (const { growth, by, widths } of grown) {
    const size = by === 'setting' ? (standard * growth) / 100 : standard
    await letters(size, by === 'style' ? `${growth}%` : '')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      const sideways = await overflow(page)
      // Of letters that are no whole pixels high, a frame may be one too wide.
      if (sideways > 1) found.push(`${growth} % by ${by} at ${width} px: ${sideways} px`)
    }
  }
  await letters(standard, '')
  await browser.detach()
  return found
}

/** Pixels that the page, or a dialog in it, can be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // What is far below is laid out too.
    for (const part of document.querySelectorAll<HTMLElement>('main > section, footer')) {
      part.style.contentVisibility = 'visible'
    }
    const frames = [document.documentElement, ...document.querySelectorAll('dialog')]
    return Math.max(...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}

/** What can be touched and is smaller than a finger, in either direction; links in a text are text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 44
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"])',
    )
    return [...targets].flatMap((target) => {
      const touched = target.matches('input') ? (target.closest('label') ?? target) : target
      const { width, height } = touched.getBoundingClientRect()
      const seen = touched.checkVisibility({ checkOpacity: true, contentVisibilityAuto: false })
      const isText = getComputedStyle(touched).display === 'inline'
      if (!seen || isText || width <= 1 || target.closest('[inert], .sr-only')) return []
      const isSmall = Math.ceil(width) < smallest || Math.ceil(height) < smallest
      return isSmall
        ? [`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : []
    })
  })
}

/** What takes the focus under a bar that stands over the page. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, summary, select, textarea, input:not([type="hidden"]))',
    )
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    )
    return [...focusable].flatMap((element) => {
      if (element.closest('[inert]') || !element.checkVisibility()) return []
      element.focus()
      if (document.activeElement !== element) return []
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const under = bars.find((bar) => {
        const box = bar.getBoundingClientRect()
        const over = top >= box.top - 1 && bottom <= box.bottom + 1 && right > box.left
        return !bar.contains(element) && over && left < box.right
      })
      return under ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}
