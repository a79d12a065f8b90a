import type { Delete, Heading, Paragraph, Parents } from 'mdast'
import { defaultHandlers, type Handle, type Info, type State } from 'mdast-util-to-markdown'
import { withoutSpareSigns } from './spareSigns.ts'

function struck(node: Delete, _parent: Parents | undefined, state: State, info: Info): string {
  return `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`
}
struck.peek = () => '~'

/** Lines that were written before and stayed as they are. */
const known = new WeakMap<Paragraph | Heading, string>()

function paragraph(node: Paragraph, parent: Parents | undefined, state: State, info: Info): string {
  const written = known.get(node) ?? defaultHandlers.paragraph(node, parent, state, info)
  // At the start of an item, brackets are a box to tick.
  const isBox = parent?.type === 'listItem' && written.startsWith('\\[')
  const line = isBox || known.has(node) ? written : withoutSpareSigns(written)
  known.set(node, line)
  return line
}

function heading(node: Heading, parent: Parents | undefined, state: State, info: Info): string {
  const line =
    known.get(node) ?? withoutSpareSigns(defaultHandlers.heading(node, parent, state, info))
  known.set(node, line)
  return line
}

/** The lines of a text, with as few signs that a reader of the source would stumble over. */
export const lineHandlers: Record<string, Handle> = { delete: struck, heading, paragraph }
