import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import type { Options } from 'mdast-util-to-markdown'
import { lineHandlers } from './lineHandlers.ts'
import { siteSigns } from './siteSigns.ts'

/** Which of its forms Markdown is written in. */
export const formOfMarkdown: Options = {
  bullet: '-',
  bulletOther: '*',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  handlers: lineHandlers,
  unsafe: siteSigns,
  extensions: [gfmTableToMarkdown()],
}
