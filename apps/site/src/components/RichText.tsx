import type { Locale } from '@sira/contract/locales'
import type { HTMLAttributes } from 'react'
import { markdownToHtml } from '../content/markdown.ts'
import { keepMarks } from '../content/quoted.ts'
import { sanitise } from '../content/sanitise.ts'
import '../styles/prose.css'

interface RichTextProps extends HTMLAttributes<HTMLDivElement> {
  markdown?: string
  html?: string
  /** Of the page: its links lead to pages in this language. */
  locale: Locale
}

/** A body in Markdown or HTML from the back office, sanitised whoever wrote it. */
export function RichText({ markdown, html, locale, className, ...attributes }: RichTextProps) {
  const safe =
    markdown === undefined
      ? sanitise(keepMarks(html ?? ''), locale)
      : markdownToHtml(keepMarks(markdown), locale)
  return (
    <div
      {...attributes}
      className={['prose max-w-[68ch]', className].join(' ').trimEnd()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above.
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
