import type { Page } from '@playwright/test'

/** Letters of a word that has room on one line of any phone. */
const longest = 11

/**
 * Words of the page that stand on two lines, as where a narrow column tears them. What is folded
 * away has no width of its own: open it first.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text)
      if (lines() < 2 || !text.parentElement?.checkVisibility()) continue
      if (text.parentElement.closest('pre, code, .sr-only')) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (word.length <= most && lines() > 1) found.push(word)
      }
    }
    return found
  }, longest)
}
