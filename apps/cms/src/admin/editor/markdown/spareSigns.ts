import { shownMarkdown } from './shownMarkdown.ts'

/** A sign that is written to be no mark, or the brackets of an address. */
const guard =
  /\\(?=[!-/:-@[-`{-~])|<(?=(?:https?:|[\w.+-]+@)[^<>\s]*>)|(?<=<(?:https?:|[\w.+-]+@)[^<>\s]*)>/g

/** More than this are looked at together alone: each of them costs a reading of the line. */
const most = 60

/**
 * A line of Markdown without the backslashes and brackets that change nothing: `R&D`, not `R\&D`.
 * A line alone is read as it is among others, since empty lines stand around it.
 */
export function withoutSpareSigns(line: string): string {
  const guards = [...line.matchAll(guard)].map(({ index }) => index)
  if (guards.length === 0) return line
  const shown = shownMarkdown(line)
  const bare = line.replace(guard, '')
  if (shownMarkdown(bare) === shown) return bare
  if (guards.length > most) return line
  return guards.reduceRight((kept, at) => {
    const shorter = kept.slice(0, at) + kept.slice(at + 1)
    return shownMarkdown(shorter) === shown ? shorter : kept
  }, line)
}
