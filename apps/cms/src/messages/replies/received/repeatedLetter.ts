/** Longer lines never introduce a quotation. */
const longestMark = 300
/** The most lines into which a narrow window breaks one. */
const mostFolds = 5
/** Five headers, some of them folded. */
const mostHeaderLines = 16

/** An address or an hour: similar lines of people have neither. */
const byProgram = /@|[\d٠-٩]{1,2}\s?[:h٫]\s?[\d٠-٩]{2}/u
const year = /[\d٠-٩]{4}/u
const address = /<[^<>\s]+@[^<>\s]+>/

const wrote = 'wrote|a écrit|schrieb|escribió|escreveu|ha scritto|كتب|كتابة ما يلي بواسطة'
/** « Le 24 nov. 2026 à 10:00, Sira <…> a écrit : », also behind a dash or between two rules. */
const saysWhoWrote =
  /^[-–—\s]*(?:(?:On|Le)\s.*(?:wrote|a écrit)|Am\s.*schrieb|El\s.*escribió|Em\s.*escreveu|Il\s.*ha scritto|(?:في|بتاريخ)[\s،].*(?:كتب|كتابة ما يلي بواسطة)).*(?::|-{2,})$/u
/** « Sira <…> a écrit : », « Quoting Sira <…>: ». */
const namesWhoWrote = new RegExp(
  `^(?:(?:Quoting|Selon|Zitat von|Citando(?: a)?|Citazione)\\s.*|[^<>]*${address.source}\\s.*(?:${wrote}).*):$`,
  'u',
)
/** Yahoo on a phone continues with our letter on the same line. */
const saysOnOneLine = new RegExp(
  `^(?:On|Le|Am|El|Em|Il)\\s.*${address.source}\\s*(?:${wrote})\\s?:\\s{2}`,
  'u',
)
/** « 2026-11-26 10:12 GMT+00:00 Sira <…>: » */
const beginsWithDay = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[T ,].*[:>]$/
/** « -----Message d’origine----- »; the mark of a forwarded message does not count. */
const originalMessage =
  /^[-_]{2,}\s*(?:Message (?:d[’']origine|original|initial)|Original[ -](?:Message|e-?mail)|Urspr(?:ü|ue)ngliche (?:Nachricht|E-?Mail)|Original-?nachricht|Mensaje original|Mensagem original|Messaggio originale|الرسالة الأصلية|رسالة أصلية)\s*[-_]{2,}/iu
const sender = /^\**(?:De|From|Von|Da|من)\s*:\**\s*\S/u
const otherHeader =
  /(?:^|\s)\**(?:Envoyé|Date|À|A|Cc|Objet|Sent|To|Subject|Gesendet|Datum|An|Betreff|Enviad[oa]|Fecha|Data|Para|Asunto|Assunto|تم الإرسال|التاريخ|إلى|الموضوع)(?:\s+(?:le|el|em))?\s*:/gu
/** Headers of mail: a person who writes from when to when he comes uses none of them. */
const ofMail =
  /@|Envoyé|Objet|Sent|Subject|Gesendet|Betreff|Enviad|Asunto|Assunto|تم الإرسال|الموضوع/u
const rule = /^[_-]{5,}$/

/** Gives the line at which a program begins to quote the answered letter; -1 without one. */
export function repeatedFrom(lines: readonly string[]): number {
  const plain = lines.map(bare)
  return plain.findIndex((_line, at) => beginsRepeating(plain, at))
}

function beginsRepeating(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (saysOnOneLine.test(line)) return true
  if (line === '' || line.length > longestMark) return false
  return (
    isOriginalMessage(line) ||
    isHeaderBlock(lines, at) ||
    (rule.test(line) && isHeaderBlock(lines, nextWritten(lines, at))) ||
    isSayingWhoWrote(lines, at)
  )
}

/** The mark alone on its line, or with the headers that Samsung writes behind it. */
function isOriginalMessage(line: string): boolean {
  const [mark] = originalMessage.exec(line) ?? []
  if (mark === undefined) return false
  const rest = line.slice(mark.length).trim()
  return rest === '' || sender.test(rest) || countedHeaders(rest) > 0
}

function isSayingWhoWrote(lines: readonly string[], at: number): boolean {
  for (let count = 1; count <= mostFolds; count += 1) {
    const line = joined(lines, at, count)
    if (line === '') return false
    const isDated = saysWhoWrote.test(line) && byProgram.test(line)
    // Over more lines, a sentence of a person may look alike: then a year is required.
    if (isDated && (count <= 3 || year.test(line))) return true
    if (address.test(line) && (namesWhoWrote.test(line) || beginsWithDay.test(line))) return true
  }
  return false
}

/** « De : … », with two more headers behind it or below. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!sender.test(lines[at] ?? '')) return false
  const below = lines.slice(at, at + mostHeaderLines)
  const end = below.indexOf('')
  const block = end < 0 ? below : below.slice(0, end)
  const text = block.join('\n')
  return countedHeaders(text) >= 2 && byProgram.test(text) && ofMail.test(text)
}

function countedHeaders(text: string): number {
  return text.match(otherHeader)?.length ?? 0
}

/** Gives the next line with text: Outlook leaves one empty line below its rule. */
function nextWritten(lines: readonly string[], at: number): number {
  return lines[at + 1] === '' ? at + 2 : at + 1
}

function joined(lines: readonly string[], at: number, count: number): string {
  const together = lines.slice(at, at + count)
  return together.includes('') ? '' : together.join(' ').slice(0, 2 * longestMark)
}

/** Removes the marks of direction around Arabic names. */
function bare(line: string): string {
  return line
    .slice(0, longestMark + 1)
    .replace(/\p{Cf}/gu, '')
    .trim()
}
