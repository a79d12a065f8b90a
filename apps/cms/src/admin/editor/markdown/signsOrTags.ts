import type { Delete, Emphasis, Link, PhrasingContent, Strong } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { formOfMarkdown } from './formOfMarkdown.ts'
import { shownMarkdown } from './shownMarkdown.ts'

type Parent = Strong | Emphasis | Delete | Link

/** The site reads them like the signs. */
const tags = { strong: 'strong', emphasis: 'em', delete: 'del' } as const

/**
 * A line whose marks are read. The stars of `**a :**b` are shown, by what stands beside them, and
 * the brackets of some links: such a line has tags in their place, which the site reads too. The
 * other way out, letters written as numbers, no person can read.
 */
export function signsOrTags(phrases: PhrasingContent[]): PhrasingContent[] {
  const tagged = inTags(phrases)
  const written = markdownOf(phrases)
  const safe = markdownOf(tagged)
  if (written === safe) return phrases
  const isRead = shownMarkdown(written) === shownMarkdown(safe)
  return isRead && !/(?<!\\)&#x/.test(written) ? phrases : tagged
}

function inTags(phrases: readonly PhrasingContent[]): PhrasingContent[] {
  return phrases.flatMap((phrase): PhrasingContent[] => {
    if (phrase.type === 'link') return between(openingOf(phrase), phrase, '</a>')
    if (phrase.type !== 'strong' && phrase.type !== 'emphasis' && phrase.type !== 'delete')
      return [phrase]
    const tag = tags[phrase.type]
    return between(`<${tag}>`, phrase, `</${tag}>`)
  })
}

function between(opening: string, { children }: Parent, closing: string): PhrasingContent[] {
  return [{ type: 'html', value: opening }, ...inTags(children), { type: 'html', value: closing }]
}

/** The tag of a link as it is made of its signs: its address is escaped alike. */
function openingOf(link: Link): string {
  const plain = markdownOf([{ ...link, children: [{ type: 'text', value: 'x' }] }])
  return /<a [^>]*>/.exec(shownMarkdown(plain))?.[0] ?? ''
}

function markdownOf(children: PhrasingContent[]): string {
  return toMarkdown({ type: 'paragraph', children }, formOfMarkdown)
}
