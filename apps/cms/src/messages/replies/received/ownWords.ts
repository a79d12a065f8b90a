import { withoutProgramLines } from './programLines.ts'
import { repeatedFrom } from './repeatedLetter.ts'

/**
 * Gives the writer's own words, without the letter that his program quotes. If he wrote between its
 * lines, gives everything: his own words must not be lost.
 */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const start = repeatedFrom(lines)
  if (start < 0) return withoutQuotedEnd(lines)
  const before = withoutProgramLines(lines.slice(0, start).join('\n').trim())
  const isQuoted = lines.slice(start + 1).some((line) => line.startsWith('>'))
  const after = isQuoted ? ownLinesAfter(lines, start) : ''
  if (after === '') return before === '' ? text.trim() : before
  return before === '' ? after : text.trim()
}

/** Gives the unquoted lines below the first quoted line. */
function ownLinesAfter(lines: readonly string[], start: number): string {
  const first = lines.findIndex((line, at) => at >= start && line.startsWith('>'))
  const rest = lines.slice(first).filter((line) => !line.startsWith('>'))
  return withoutProgramLines(rest.join('\n').trim())
}

/** Removes quoted lines at the end of a letter that have no line with their author above them. */
function withoutQuotedEnd(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  const own = last < 0 ? lines : lines.slice(0, last + 1)
  return withoutProgramLines(own.join('\n').trim())
}
