/** Longer lines are no line that a program writes above what it repeats. */
const longestMark = 300

/** An address or an hour: what people say of themselves in lines of this form has neither. */
const byProgram = /@|[\d٠-٩]{1,2}\s?[:h٫]\s?[\d٠-٩]{2}/u
/** « Le 24 nov. 2026 à 10:00, Sira <…> a écrit : », also over two or three lines. */
const saysWhoWrote = /^(?:On|Le|في|بتاريخ)[\s،].*(?:wrote|a écrit|كتب|كتابة ما يلي بواسطة).*:$/u
/** « -----Message d’origine----- »; what somebody passes on is his to pass on. */
const originalMessage =
  /^[-_]{2,}\s*(?:Message (?:d[’']origine|original)|Original (?:Message|e-?mail)|الرسالة الأصلية|رسالة أصلية)\s*[-_]{2,}$/iu
const sender = /^\**(?:De|From|من)\s*:\**\s*\S/u
const otherHeader =
  /^\**(?:Envoyé|Date|À|A|Cc|Objet|Sent|To|Subject|تم الإرسال|التاريخ|إلى|الموضوع)(?:\s+le)?\s*:\**/u
const rule = /^[_-]{5,}$/

/**
 * What somebody wrote himself, without what his program repeats of our letter. Where he wrote
 * between the lines of it, all of it: his own words are not to be cut away.
 */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const start = lines.findIndex((_line, at) => beginsRepeating(lines, at))
  if (start < 0) return withoutQuotedEnd(lines)
  const before = lines.slice(0, start).join('\n').trim()
  const isQuoted = lines.slice(start + 1).some((line) => line.startsWith('>'))
  const after = isQuoted ? ownLinesAfter(lines, start) : ''
  if (after === '') return before === '' ? text.trim() : before
  return before === '' ? after : text.trim()
}

/** Below the first quoted line, what is not quoted. */
function ownLinesAfter(lines: readonly string[], start: number): string {
  const first = lines.findIndex((line, at) => at >= start && line.startsWith('>'))
  const rest = lines.slice(first).filter((line) => !line.startsWith('>'))
  return rest.join('\n').trim()
}

/** Quoted lines that end a letter, without a line that says whose they are. */
function withoutQuotedEnd(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  const own = last < 0 ? lines : lines.slice(0, last + 1)
  return own.join('\n').trim()
}

function beginsRepeating(lines: readonly string[], at: number): boolean {
  const line = bare(lines[at])
  if (line === '' || line.length > longestMark) return false
  return (
    originalMessage.test(line) ||
    isHeaderBlock(lines, at) ||
    (rule.test(line) && isHeaderBlock(lines, nextWritten(lines, at))) ||
    [1, 2, 3].some((count) => isSayingWhoWrote(joined(lines, at, count)))
  )
}

function isSayingWhoWrote(line: string): boolean {
  return saysWhoWrote.test(line) && byProgram.test(line)
}

/** « De : … », and two more of its kind below. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!sender.test(bare(lines[at]))) return false
  const block = lines.slice(at, at + 7).map(bare)
  const others = block.slice(1).filter((line) => otherHeader.test(line))
  return others.length >= 2 && byProgram.test(block.join(' '))
}

/** Outlook leaves a line free below its rule, no more. */
function nextWritten(lines: readonly string[], at: number): number {
  return bare(lines[at + 1]) === '' ? at + 2 : at + 1
}

function joined(lines: readonly string[], at: number, count: number): string {
  const together = lines.slice(at, at + count).map(bare)
  return together.includes('') ? '' : together.join(' ').slice(0, 2 * longestMark)
}

/** Without the marks of direction that Arabic letters put around names. */
function bare(line = ''): string {
  return line
    .slice(0, longestMark + 1)
    .replace(/\p{Cf}/gu, '')
    .trim()
}
