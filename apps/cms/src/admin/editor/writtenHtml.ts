const innerParagraph =
  /<(li|td|th|blockquote)([^>]*)><p>((?:(?!<\/?p\b).)*)<\/p>(?=<\/\1>|<ul>|<ol\b)/gs

/** Tiptap's HTML without what only Tiptap needs: paragraphs in cells and items, widths, spans of 1. */
export function writtenHtml(html: string): string {
  const lean = html
    .replace(/<colgroup>.*?<\/colgroup>/gs, '')
    .replace(/<table\b[^>]*>/g, '<table>')
    .replace(/ (colspan|rowspan)="1"/g, '')
    .replace(innerParagraph, '<$1$2>$3')
    .replace(/^(<p><\/p>)+|(<p><\/p>)+$/g, '')
  return lean
}
