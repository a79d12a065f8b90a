import { marked, Renderer, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from './escapeHtml.ts'

/**
 * The body of a newsletter as a person would type it, for mail programs that show no HTML: the
 * marks of Markdown become lines, and links their whole address.
 */
export function markdownText(markdown: string, siteUrl: string): string {
  const renderer = new LinesRenderer(siteUrl)
  const lines = marked.parse(markdown, { async: false, renderer })
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
  return withoutEntities(text)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Blocks end with an empty line. Texts stay escaped: HTML tags are dropped later. */
class LinesRenderer extends Renderer {
  readonly #siteUrl: string

  constructor(siteUrl: string) {
    super()
    this.#siteUrl = siteUrl
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const title = this.parser.parseInline(tokens)
    const plain = withoutEntities(title)
    return `${title}\n${(depth === 1 ? '=' : '-').repeat([...plain].length)}\n\n`
  }
  override paragraph({ tokens }: Tokens.Paragraph): string {
    return `${this.parser.parseInline(tokens)}\n\n`
  }
  override blockquote({ tokens }: Tokens.Blockquote): string {
    return `${this.parser.parse(tokens).trim().replace(/^/gm, '&gt; ')}\n\n`
  }
  override code({ text }: Tokens.Code): string {
    return `${escapeHtml(text)}\n\n`
  }
  override html({ text, block }: Tokens.HTML | Tokens.Tag): string {
    const lines = text.replace(/<br\s*\/?>/gi, '\n').replace(/<\/(p|h\d|li|tr|div)>/gi, '$&\n')
    return block ? `${lines}\n` : lines
  }
  override hr(): string {
    return '---\n\n'
  }
  override list({ items, ordered, start }: Tokens.List): string {
    const lines = items.map((item, index) => {
      const sign = ordered ? `${Number(start) + index}. ` : '- '
      return sign + this.listitem(item).replace(/\n/g, `\n${' '.repeat(sign.length)}`)
    })
    return `${lines.join('\n')}\n\n`
  }
  override listitem({ tokens }: Tokens.ListItem): string {
    return tokens.map((token) => this.parser.parse([token]).trim()).join('\n')
  }
  override table({ header, rows }: Tokens.Table): string {
    const line = (cells: Tokens.TableCell[]) =>
      cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ')
    return `${[header, ...rows].map(line).join('\n')}\n\n`
  }
  override strong({ tokens }: Tokens.Strong): string {
    return this.parser.parseInline(tokens)
  }
  override em({ tokens }: Tokens.Em): string {
    return this.parser.parseInline(tokens)
  }
  override del({ tokens }: Tokens.Del): string {
    return this.parser.parseInline(tokens)
  }
  override codespan({ text }: Tokens.Codespan): string {
    return escapeHtml(text)
  }
  override br(): string {
    return '\n'
  }
  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens)
    const address = escapeHtml(href.startsWith('/') ? `${this.#siteUrl}${href}` : href)
    return text === address ? text : `${text} (${address})`
  }
  override image({ text }: Tokens.Image): string {
    return text === '' ? '' : `[${escapeHtml(text)}]`
  }
}

function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
