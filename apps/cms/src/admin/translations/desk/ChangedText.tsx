import { changedWords } from './changedWords.ts'

interface ChangedTextProps {
  before: string
  now: string
  inHtml: boolean
}

/** A French text with what is gone and what is new since the translation. */
export function ChangedText({ before, now, inHtml }: ChangedTextProps) {
  const plain = inHtml ? withoutTags : (text: string) => text
  let position = 0
  return (
    <>
      <p className="sira-note">
        Le français a changé depuis la traduction. <del>Barré</del>, ce qui n’y est plus.{' '}
        <ins>Souligné</ins>, ce qui est nouveau.
      </p>
      <p className="sira-pair__text sira-pair__changed">
        {changedWords(plain(before), plain(now)).map(({ kind, text }) => {
          const key = `${position}`
          position += text.length + 1
          if (kind === 'gone') return <del key={key}>{text}</del>
          if (kind === 'new') return <ins key={key}>{text}</ins>
          return <span key={key}>{text}</span>
        })}
      </p>
    </>
  )
}

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&amp;': '&',
}

/** As a person reads it: without tags, each paragraph on a line of its own. */
function withoutTags(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|tr|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}
