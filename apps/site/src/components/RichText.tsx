import type { Locale } from '@sira/contract/locales'
import type { HTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markdownToHtml } from '../content/markdown.ts'
import { keepMarks } from '../content/quoted.ts'
import { sanitise } from '../content/sanitise.ts'
import { videosOnRequest } from '../content/videosOnRequest.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import { OnRequestFrame } from './pictures/OnRequestFrame.tsx'
import '../styles/prose.css'

interface RichTextProps extends HTMLAttributes<HTMLDivElement> {
  markdown?: string
  html?: string
  /** The language of the page: its links lead to pages in this language. */
  locale: Locale
}

/**
 * A text in Markdown or HTML from the back office, always sanitised. A link to a video on a line of
 * its own becomes a video that the visitor can open.
 */
export function RichText({ markdown, html, locale, className, ...attributes }: RichTextProps) {
  const sanitised =
    markdown === undefined
      ? sanitise(keepMarks(html ?? ''), locale)
      : markdownToHtml(keepMarks(markdown), locale)
  const safe = videosOnRequest(sanitised, ({ embed, title }) => video(embed, title, locale))
  return (
    <div
      {...attributes}
      className={['prose max-w-[68ch]', className].join(' ').trimEnd()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above.
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

function video(address: string, title: string | undefined, locale: Locale): string {
  const { video, videoNote } = dictionaryOf(locale)
  const label = title ?? video
  return renderToStaticMarkup(
    <OnRequestFrame title={label} address={address} label={label} note={videoNote} icon="play" />,
  )
}
