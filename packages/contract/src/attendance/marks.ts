/** The calls of a phone that marks presence; staff who are signed in send the same (product 12.10). */
export const attendanceCalls = {
  bind: 'presence/lier',
  marks: 'presence/pointages',
  photo: 'presence/photo',
} as const

/** The most marks in one call: more than a full room needs, and less than a body may hold. */
export const mostSentMarks = 200

/** One mark, kept on the phone until it has arrived. */
export interface SentMark {
  /** The lasting name of the mark, see `markKey`. */
  cle: string
  inscription: string
  /** `2026-11-28-matin` */
  demiJournee: string
  present: boolean
  /** The time by the clock of the phone: it is kept and never trusted. */
  marqueLe: string
}

/** The outcome of a mark that arrived. A mark sent again gets the same outcome. */
export interface MarkOutcome {
  cle: string
  pris: boolean
  message?: string | undefined
}

export interface ListedPerson {
  reference: string
  nom: string | null
  /** The marks that count, by the name of their half day. */
  marques: Readonly<Record<string, boolean>>
}

/** The facts of a session on a phone: of the participants, only their names. */
export interface AttendanceRoll {
  titre: string
  /** The name of the person who marks. */
  qui: string
  demiJournees: readonly { nom: string; ouverte: boolean }[]
  inscrits: readonly ListedPerson[]
  pointages: readonly MarkOutcome[]
}

/**
 * The key of a mark: it names the person, the half day and the phone, and counts the marks of this
 * phone. The highest number of a phone counts, in whatever order its marks arrive and whatever its
 * clock says.
 */
export function markKey(
  { inscription, demiJournee }: Pick<SentMark, 'inscription' | 'demiJournee'>,
  phone: string,
  number: number,
): string {
  return `${inscription}:${demiJournee}:${phone}.${number}`
}

/** Gives the phone of a key and its number. A key without a number counts as a phone of its own. */
export function saidBy(key: string): { phone: string; number: number } {
  const own = key.slice(key.lastIndexOf(':') + 1)
  const [, phone = own, number = '0'] = /^(.+)\.(\d{1,9})$/.exec(own) ?? []
  return { phone, number: Number(number) }
}

/**
 * Gives the half day to mark first among those that have begun. In the morning this is never the
 * afternoon of the same day.
 */
export function halfDayNow(come: readonly string[], now: Date): string | undefined {
  const moment = now.toISOString()
  const later = moment.slice(11) < '12' ? `${moment.slice(0, 10)}-apres_midi` : ''
  return come.findLast((halfDay) => halfDay !== later) ?? come.at(-1)
}

/**
 * The number and the half day of a sheet, as its QR code has them behind the `#` of the address.
 */
export interface SheetMark {
  /** `12-7KQ4P9XM` */
  feuille: string
  session: number
  demiJournee: string | undefined
}

export function readSheetMark(text: string): SheetMark | undefined {
  const found =
    /^([1-9]\d{0,8})-([A-Z2-9]{8})(?:\.(\d{4}-\d{2}-\d{2}-(?:matin|apres_midi)))?$/.exec(
      text.trim(),
    )
  if (!found) return undefined
  const [, session = '', letters = '', demiJournee] = found
  return { feuille: `${session}-${letters}`, session: Number(session), demiJournee }
}

/** Reads the number of a sheet as people type it from paper, with any dashes or none. */
export function readSheetNumber(typed: string): string | undefined {
  const compact = typed.toUpperCase().replace(/[^A-Z\d]/g, '')
  return readSheetMark(`${compact.slice(0, -8)}-${compact.slice(-8)}`)?.feuille
}
