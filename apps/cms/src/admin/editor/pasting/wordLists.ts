import { type ListMark, listMark } from './listMark.ts'

type Item = ListMark & { paragraph: HTMLElement }

/**
 * Word copies a list as paragraphs that say in their style which level they are of, each with its
 * bullet or number written out: makes lists of them.
 */
export function rebuildWordLists(body: HTMLElement): void {
  let run: Item[] = []
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!(paragraph instanceof HTMLElement)) continue
    const mark = markOf(paragraph)
    const follows = run.at(-1)?.paragraph.nextElementSibling === paragraph
    if (run.length > 0 && (mark === undefined || !follows)) {
      placeList(run)
      run = []
    }
    if (mark !== undefined) run.push({ ...mark, paragraph })
  }
  if (run.length > 0) placeList(run)
}

function markOf(paragraph: HTMLElement): ListMark | undefined {
  const bullet = paragraph.querySelector('span[style*="mso-list"]')
  const mark = listMark(paragraph.getAttribute('style') ?? '', bullet?.textContent ?? '')
  // The numbers of headings are theirs, and go; headings stay.
  bullet?.remove()
  return /^h\d$/.test(paragraph.localName) ? undefined : mark
}

/** A list in the place of the first paragraph, with the deeper levels inside their items. */
function placeList(run: readonly Item[]): void {
  const [first] = run
  if (first === undefined) return
  const outer = listFor(first)
  first.paragraph.before(outer)
  const open = [{ list: outer, level: first.level }]
  for (const item of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    const last = open.at(-1)
    if (last !== undefined && item.level > last.level && last.list.lastElementChild) {
      const inner = listFor(item)
      last.list.lastElementChild.append(inner)
      open.push({ list: inner, level: item.level })
    }
    const entry = document.createElement('li')
    entry.append(...item.paragraph.childNodes)
    open.at(-1)?.list.append(entry)
    item.paragraph.remove()
  }
}

function listFor({ start }: ListMark): HTMLElement {
  const list = document.createElement(start === undefined ? 'ul' : 'ol')
  if (start !== undefined && start > 1) list.setAttribute('start', String(start))
  return list
}
