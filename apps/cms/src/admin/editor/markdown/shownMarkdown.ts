import { Marked } from 'marked'

/** As on the site: it reads Markdown with this library and this setting. */
const marked = new Marked({ gfm: true })

/** The HTML that a Markdown text is shown as; the visual editor reads that. */
export function shownMarkdown(markdown: string): string {
  // The last line of code ends with its block: the editor would show an empty line below it.
  return marked.parse(markdown, { async: false }).replaceAll('\n</code></pre>', '</code></pre>')
}
