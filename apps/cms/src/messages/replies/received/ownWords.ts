import { withoutProgramLines } from './programLines.ts'
import { repeatedFrom } from './repeatedLetter.ts'

/**
 * What somebody wrote himself, without what his program repeats of our letter. Where he wrote
 * between the lines of it, all of it: his own words are not to be cut away.
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

/** Below the first quoted line, what is not quoted. */
function ownLinesAfter(lines: readonly string[], start: number): string {
  const first = lines.findIndex((line, at) => at >= start && line.startsWith('>'))
  const rest = lines.slice(first).filter((line) => !line.startsWith('>'))
  return withoutProgramLines(rest.join('\n').trim())
}

/** Quoted lines that end a letter, without a line that says whose they are. */
function withoutQuotedEnd(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  const own = last < 0 ? lines : lines.slice(0, last + 1)
  return withoutProgramLines(own.join('\n').trim())
}
