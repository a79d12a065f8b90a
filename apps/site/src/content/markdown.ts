import { defaultLocale, type Locale } from '@sira/contract/locales'
import { Marked } from 'marked'
import { sanitise } from './sanitise.ts'

const marked = new Marked({
  gfm: true,
  renderer: {
    // The page has its own h1: a body that starts with one goes on below it.
    heading({ tokens, depth }) {
      const level = Math.max(depth, 2)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`
    },
  },
})

/** Markdown of the back office as safe HTML (architecture, rule 7: whoever wrote it). */
export function markdownToHtml(markdown: string, locale: Locale = defaultLocale): string {
  return sanitise(marked.parse(markdown, { async: false }), locale)
}
