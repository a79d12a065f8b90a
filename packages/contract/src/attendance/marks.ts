/** The calls of a phone that marks presence; staff who are signed in send the same (product 12.10). */
export const attendanceCalls = {
  bind: 'presence/lier',
  marks: 'presence/pointages',
  photo: 'presence/photo',
} as const

/** As many as one call takes: a full room, and less than a body may hold. */
export const mostSentMarks = 200

/** One mark, kept on the phone until it has arrived. */
export interface SentMark {
  /** Names it for good, see `markKey`. */
  cle: string
  inscription: string
  /** `2026-11-28-matin` */
  demiJournee: string
  present: boolean
  /** By the clock of the phone: kept, never trusted. */
  marqueLe: string
}

/** What became of a mark that arrived; told again, however often it comes. */
export interface MarkOutcome {
  cle: string
  pris: boolean
  message?: string | undefined
}

export interface ListedPerson {
  reference: string
  nom: string | null
  /** By the name of the half day: what counts. */
  marques: Readonly<Record<string, boolean>>
}

/** What a phone knows of a session: names alone. */
export interface AttendanceRoll {
  titre: string
  /** Under whose name it marks. */
  qui: string
  demiJournees: readonly { nom: string; ouverte: boolean }[]
  inscrits: readonly ListedPerson[]
  pointages: readonly MarkOutcome[]
}

/**
 * Names the person, the half day and the phone, and counts what this phone said: of one phone the
 * highest number holds, in whatever order its marks arrive and whatever its clock says.
 */
export function markKey(
  { inscription, demiJournee }: Pick<SentMark, 'inscription' | 'demiJournee'>,
  phone: string,
  number: number,
): string {
  return `${inscription}:${demiJournee}:${phone}.${number}`
}

/** The phone of a key and its number; a key without a number is a phone of its own. */
export function saidBy(key: string): { phone: string; number: number } {
  const own = key.slice(key.lastIndexOf(':') + 1)
  const [, phone = own, number = '0'] = /^(.+)\.(\d{1,9})$/.exec(own) ?? []
  return { phone, number: Number(number) }
}

/** Which of the half days that have come is marked first: in the morning not the afternoon of that day. */
export function halfDayNow(come: readonly string[], now: Date): string | undefined {
  const moment = now.toISOString()
  const later = moment.slice(11) < '12' ? `${moment.slice(0, 10)}-apres_midi` : ''
  return come.findLast((halfDay) => halfDay !== later) ?? come.at(-1)
}

/** The number and half day of a sheet, as its QR has them behind the `#` of the address. */
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
