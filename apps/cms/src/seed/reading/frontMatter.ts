import { parse } from 'yaml'

interface Page {
  /** The YAML between the two lines `---`. */
  front: Readonly<Record<string, unknown>>
  body: string
}

/** Reads a Markdown file with YAML at its start. */
export function frontMatter(text: string): Page {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n'))
  const front: unknown = parse(parts?.[1] ?? '')
  if (typeof front !== 'object' || front === null) {
    throw new Error('it must begin with fields between two lines of ---')
  }
  return { front: { ...front }, body: (parts?.[2] ?? '').trim() }
}
