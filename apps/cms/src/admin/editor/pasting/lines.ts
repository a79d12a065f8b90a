const blocks =
  'address, article, aside, blockquote, div, dl, dd, dt, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul'

/** Lines that a page keeps as they were typed, which HTML alone would run together. */
export function keepTypedLines(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="white-space"]')) {
    if (!/^(?:pre|break)/.test(element.style.whiteSpace)) continue
    for (const node of [...element.childNodes]) {
      if (node.nodeType === Node.TEXT_NODE) breakAtLines(node)
    }
  }
}

function breakAtLines(node: ChildNode): void {
  const lines = (node.textContent ?? '').split(/\r?\n/)
  if (lines.length === 1) return
  const parts = lines.flatMap((line, at) =>
    at === 0 ? [line] : [document.createElement('br'), line],
  )
  node.replaceWith(...parts)
}

/** A new line beside a block only keeps it apart, as Google writes them; within a text it stays. */
export function dropSpareLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br')) {
    const isInText = ['p', 'li', 'td', 'th'].includes(line.parentElement?.localName ?? '')
    if (!isInText && (isBlock(beside(line, 'previous')) || isBlock(beside(line, 'next'))))
      line.remove()
  }
}

/** What stands beside it, but for other new lines and white space. */
function beside(line: Element, side: 'previous' | 'next'): ChildNode | null {
  const step = (node: ChildNode) => (side === 'next' ? node.nextSibling : node.previousSibling)
  let node = step(line)
  while (node !== null && node.textContent?.trim() === '' && !isBlock(node)) node = step(node)
  return node
}

function isBlock(node: ChildNode | null): boolean {
  return node === null || (node instanceof Element && node.matches(blocks))
}
