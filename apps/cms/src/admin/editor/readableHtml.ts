const itemWithoutLine = /<li>\s*(?=<(?:[uo]l|blockquote|pre|hr|h\d|table)\b)/g

/**
 * HTML as the visual editor can read it: an item of its lists begins with a line of text, and one
 * that begins with a list or a quotation would be put out of its list.
 */
export function readableHtml(html: string): string {
  return html.replace(itemWithoutLine, '<li><p></p>')
}
