import { inertDocument } from '../../html/inertDocument.ts'
import { readableHtml } from '../readableHtml.ts'
import { dropHidden } from './hiddenParts.ts'
import { dropSpareLines, keepTypedLines } from './lines.ts'
import { linkBehind } from './linkBehind.ts'
import { rebuildWordLists } from './wordLists.ts'

/** What an editor of ours copies carries this: it needs no cleaning. */
const ownCopy = /<[^>]+\sdata-pm-slice=/

/** Pictures come from the library: those of a document are on the writer's disk, or at Google's. */
const dropped =
  'style, script, meta, link, title, xml, img, svg, object, iframe, input, button, noscript, template'

/**
 * What was copied in Word, Google Docs, LibreOffice or on a page, as a body may hold it: headings,
 * paragraphs, lists, tables, links, bold, italic and struck words. Fonts, colours, pictures, what
 * was hidden and whatever those programs write for themselves is dropped.
 */
export function cleanPaste(html: string): string {
  if (ownCopy.test(html)) return html
  const { body } = inertDocument(html)
  for (const one of body.querySelectorAll(dropped)) one.remove()
  dropHidden(body)
  rebuildWordLists(body)
  keepTypedLines(body)
  tellEmphasis(body)
  settleHeadings(body)
  settleLinks(body)
  settleTables(body)
  settleLists(body)
  dropEmpty(body)
  dropSpareLines(body)
  for (const one of body.querySelectorAll('*')) keepMeaning(one)
  return readableHtml(body.innerHTML)
}

/** Google writes bold and italic as styles, and lays a `<b>` that is none around everything. */
function tellEmphasis(body: HTMLElement): void {
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (['normal', '400'].includes(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes)
  }
  for (const span of body.querySelectorAll<HTMLElement>('span')) {
    const { fontWeight, fontStyle } = span.style
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600
    if (isBold) wrapContent(span, 'strong')
    if (fontStyle === 'italic') wrapContent(span, 'em')
    if (/line-through/.test(span.style.textDecoration)) wrapContent(span, 's')
  }
}

function wrapContent(element: Element, tag: string): void {
  const around = document.createElement(tag)
  around.append(...element.childNodes)
  element.append(around)
}

/** The title of a page is that of its record: where a text has level 1, all move down by one. */
function settleHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const shift = headings.some(({ localName }) => localName === 'h1') ? 1 : 0
  for (const heading of headings) {
    const level = Math.min(Number(heading.localName.slice(1)) + shift, 4)
    dropBold(rename(heading, `h${level}`))
  }
}

/** A heading is bold by itself. */
function dropBold(heading: Element): void {
  for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
}

function rename(element: Element, tag: string): Element {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

function settleLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = linkBehind(link.getAttribute('href') ?? '')
    if (address === undefined) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', address)
  }
}

/** Neither program tells which row is the head; Markdown has no table without one. */
function settleTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th')) continue
    for (const cell of [...(table.rows[0]?.cells ?? [])]) dropBold(rename(cell, 'th'))
  }
}

/** The number of its first item is that of a list. */
function settleLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol:not([start])')) {
    const value = list.querySelector(':scope > li')?.getAttribute('value')
    if (value) list.setAttribute('start', value)
  }
}

/** Lines that only keep others apart. */
function dropEmpty(body: HTMLElement): void {
  for (const one of body.querySelectorAll('p, h1, h2, h3, h4, li')) {
    if (one.textContent?.trim() === '' && !one.closest('td, th')) one.remove()
  }
}

const meaning = new Set(['href', 'colspan', 'rowspan', 'start'])

function keepMeaning(element: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!meaning.has(name)) element.removeAttribute(name)
  }
}
