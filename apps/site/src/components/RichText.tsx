import { markdownToHtml } from '../content/markdown.ts'
import { sanitise } from '../content/sanitise.ts'
import '../styles/prose.css'

/** A body in Markdown or HTML from the back office, sanitised whoever wrote it. */
export function RichText({ markdown, html }: { markdown?: string; html?: string }) {
  const safe = markdown === undefined ? sanitise(html ?? '') : markdownToHtml(markdown)
  return (
    <div
      className="prose max-w-[68ch]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above.
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
