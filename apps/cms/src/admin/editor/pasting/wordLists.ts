import { type ListMark, listMark } from './listMark.ts'

type Item = ListMark & { paragraph: HTMLElement }

/** A list that further entries can join. */
interface OpenList extends ListMark {
  list: HTMLElement
}

/**
 * Word copies a list as paragraphs that say in their style which level they are of, each with its
 * bullet or number written out: makes lists of them.
 */
export function rebuildWordLists(body: HTMLElement): void {
  let run: Item[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const mark = markOf(paragraph)
    const follows = run.at(-1)?.paragraph.nextElementSibling === paragraph
    if (run.length > 0 && (mark === undefined || !follows)) {
      placeLists(run)
      run = []
    }
    if (mark !== undefined) run.push({ ...mark, paragraph })
  }
  if (run.length > 0) placeLists(run)
}

function markOf(paragraph: HTMLElement): ListMark | undefined {
  const bullet = paragraph.querySelector('span[style*="mso-list" i]')
  const written = bullet?.textContent ?? ''
  const mark = listMark(paragraph.getAttribute('style') ?? '', written)
  const isHeading = /^h\d$/.test(paragraph.localName)
  if (mark === undefined && bullet !== null) bullet.textContent = `${written.trim()} `
  // The numbers of headings are theirs, and go; headings stay.
  else bullet?.remove()
  return isHeading ? undefined : mark
}

/** Lists in the place of the first paragraph, with the deeper levels inside their items. */
function placeLists(run: readonly Item[]): void {
  const [first] = run
  if (first === undefined) return
  const place = document.createElement('div')
  first.paragraph.before(place)
  const open: OpenList[] = []
  for (const item of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    const last = open.at(-1)
    const isDeeper = last !== undefined && item.level > last.level
    if (last !== undefined && !isDeeper && !goesOn(last, item)) open.pop()
    if (last === undefined || isDeeper || !goesOn(last, item)) {
      const list = listFor(item)
      const around = open.at(-1)?.list.lastElementChild ?? place
      around.append(list)
      open.push({ ...item, list })
    }
    const entry = document.createElement('li')
    entry.append(...item.paragraph.childNodes)
    const current = open.at(-1)
    current?.list.append(entry)
    if (current !== undefined) current.number = item.number
    item.paragraph.remove()
  }
  place.replaceWith(...place.childNodes)
}

/** Whether an entry is the next one of a list, or the first one of another. */
function goesOn(list: OpenList, { isNumbered, number }: Item): boolean {
  if (list.isNumbered !== isNumbered) return false
  return list.number === undefined || number === undefined || number === list.number + 1
}

function listFor({ isNumbered, number }: ListMark): HTMLElement {
  const list = document.createElement(isNumbered ? 'ol' : 'ul')
  if (number !== undefined && number !== 1) list.setAttribute('start', String(number))
  return list
}
