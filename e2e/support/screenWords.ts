import type { Page } from '@playwright/test'

/** A text that a screen has shown, and whether it stood in a heading or at the head of a column. */
export interface ShownWords {
  words: string
  heading: boolean
}

declare global {
  interface Window {
    shownWords: Map<string, boolean>
    noteAll: () => void
  }
}

/** Has each page of this context note every text that it shows, were it for a moment only. */
export async function noteWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    // What somebody wrote, or what nobody sees.
    const silent = 'script, style, template, textarea, .ProseMirror, [contenteditable], code'
    const shown = new Map<string, boolean>()
    window.shownWords = shown
    window.noteAll = () => noteNode(document)

    function note(text: string | null, element: Element | null): void {
      const words = (text ?? '').trim()
      if (words === '' || element === null) return
      const heading = element.closest('h1, h2, h3, h4, th') !== null
      shown.set(words, heading || (shown.get(words) ?? false))
    }
    /** After a frame: what React and its neighbours changed at once, nobody saw. */
    const waiting = new Set<Node>()
    function later(node: Node): void {
      if (waiting.size === 0) requestAnimationFrame(noteWaiting)
      waiting.add(node)
    }
    function noteWaiting(): void {
      for (const node of waiting) noteNode(node)
      waiting.clear()
    }
    function noteNode(node: Node): void {
      if (node instanceof Text) {
        if (!node.parentElement?.closest(silent)) note(node.data, node.parentElement)
        return
      }
      // A box that is not hydrated yet has the title that Payload's code gives it.
      if (node instanceof Element && !node.matches('input[type="checkbox"]:disabled')) {
        for (const name of attributes) note(node.getAttribute(name), node)
      }
      for (const child of node.childNodes) noteNode(child)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'childList') for (const node of addedNodes) later(node)
        else later(target)
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: attributes,
    })
  })
}

/** The words shown since the page was opened, or since the last call. */
export async function takeWords(page: Page): Promise<ShownWords[]> {
  return page.evaluate(() => {
    window.noteAll()
    const words = [...window.shownWords].map(([words, heading]) => ({ words, heading }))
    window.shownWords.clear()
    return words
  })
}
