import {
  type AttendanceRoll,
  attendanceCalls,
  halfDayNow,
  markKey,
  readSheetNumber,
  type SentMark,
} from '@sira/contract/attendance/marks'
import { newKey } from '../../browser/forms/newKey.ts'
import { sentFields, textOf } from '../../forms/sentFields.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { type Caller, callBackOffice } from '../../transport/calls/callBackOffice.ts'
import { attendanceRoll, bindPhoneAnswer } from './attendanceAnswers.ts'
import { phoneCookie, phoneTokenOf } from './phoneCookie.ts'

/** The fields of the two forms of the page. */
export const fields = {
  sheet: 'feuille',
  code: 'code',
  halfDay: 'jour',
  key: 'cle',
  listed: 'inscrit',
  present: 'present',
} as const

export type AttendanceVisit =
  | { state: 'moved'; cookies: string[] }
  | {
      state: 'closed'
      sheet: string
      problem?: string
      status: number
      /** The ticks that were sent, as fields of the next form. */
      kept: Field[]
      /** The phone may be bound: nobody could be asked. */
      isAway?: true
      cookies?: string[]
    }
  | {
      state: 'opened'
      roll: AttendanceRoll
      halfDay: string | undefined
      /** The key of this form: sent twice it counts once. */
      key: string
      said?: string
      problem?: string
      status: number
    }

/** The name and value of a field. */
type Field = [string, string]

interface Visit {
  caller: Caller
  request: Request
  /** The number of a sheet, where somebody has just typed it. */
  typed: string | undefined
  siteAddress: string
  words: Dictionary
}

/** The page of a sheet without script; a GET binds and marks nothing. */
export async function attendanceVisit(visit: Visit): Promise<AttendanceVisit> {
  const { request, siteAddress, typed, words } = visit
  const sent = await sentFields(request)
  if (sent?.has(fields.code)) return bound(visit, sent)
  if (typed !== undefined && !sent) return asksCode(typed, words)
  const jeton = phoneTokenOf(request.headers, siteAddress)
  const kept = sent ? ticksOf(sent) : []
  if (jeton === undefined) return { state: 'closed', sheet: '', status: sent ? 401 : 200, kept }
  const pointages = sent ? marksOf(sent) : []
  const wanted = { jeton, pointages, locale: words.locale }
  const called = await callBackOffice(visit.caller, attendanceCalls.marks, wanted, attendanceRoll)
  if (called.state === 'done') return opened(called.answer, visit, sent)
  const { attendance: t } = words
  if (called.state === 'unknown') {
    return { state: 'closed', sheet: '', problem: t.page.unbound, status: 401, kept }
  }
  return awayWith(kept, t.away)
}

function asksCode(typed: string, { attendance: t }: Dictionary): AttendanceVisit {
  const sheet = readSheetNumber(typed)
  return sheet === undefined
    ? { state: 'closed', sheet: typed, problem: t.page.noNumber, status: 400, kept: [] }
    : { state: 'closed', sheet, status: 200, kept: [] }
}

async function bound(
  { caller, siteAddress, words }: Visit,
  sent: FormData,
): Promise<AttendanceVisit> {
  const { page, away } = words.attendance
  const feuille = textOf(sent, fields.sheet).slice(0, 40)
  const wanted = { feuille, code: textOf(sent, fields.code).slice(0, 20) }
  const called = await callBackOffice(caller, attendanceCalls.bind, wanted, bindPhoneAnswer)
  const kept = ticksOf(sent)
  if (called.state === 'done') {
    const { jeton } = called.answer
    const cookies = [phoneCookie(jeton, siteAddress)]
    // Ticks that another phone's binding had stopped.
    const marked =
      kept.length === 0 || (await isMarked({ jeton, pointages: marksOf(sent) }, caller))
    return marked ? { state: 'moved', cookies } : { ...awayWith(kept, away), cookies }
  }
  const closed = { state: 'closed', sheet: feuille, kept } as const
  if (called.state === 'tooMany') return { ...closed, problem: page.often, status: 429 }
  if (called.state === 'away') return { ...closed, problem: away, status: 503 }
  return { ...closed, problem: page.wrong, status: 422 }
}

async function isMarked(wanted: object, caller: Caller): Promise<boolean> {
  const called = await callBackOffice(caller, attendanceCalls.marks, wanted, attendanceRoll)
  return called.state === 'done'
}

function awayWith(kept: Field[], problem: string) {
  return { state: 'closed', sheet: '', problem, status: 503, kept, isAway: true } as const
}

function opened(
  roll: AttendanceRoll,
  { words }: Visit,
  sent: FormData | undefined,
): AttendanceVisit {
  const open = roll.demiJournees.flatMap(({ nom, ouverte }) => (ouverte ? [nom] : []))
  const wanted = sent && textOf(sent, fields.halfDay)
  const halfDay = open.find((nom) => nom === wanted) ?? halfDayNow(open, new Date())
  const refused = roll.pointages.find(({ pris }) => !pris)
  const { attendance: t } = words
  return {
    ...{ state: 'opened', roll, halfDay, key: newKey(), status: refused ? 422 : 200 },
    ...(roll.pointages.length > 0 && !refused && { said: t.saved }),
    ...(refused && { problem: `${t.refused} ${refused.message ?? ''}` }),
  }
}

/** The fields of a tick list, where it was sent. */
function ticksOf(sent: FormData): Field[] {
  const names: string[] = [fields.halfDay, fields.key, fields.listed, fields.present]
  if (!sent.has(fields.listed)) return []
  return [...sent].flatMap(([name, value]): Field[] =>
    names.includes(name) && typeof value === 'string' ? [[name, value]] : [],
  )
}

/** Gives a mark for each listed participant; a mark with another value gets another key. */
function marksOf(sent: FormData): SentMark[] {
  const demiJournee = textOf(sent, fields.halfDay)
  const key = textOf(sent, fields.key).slice(0, 40)
  const present = new Set(sent.getAll(fields.present))
  const marqueLe = new Date().toISOString()
  return sent.getAll(fields.listed).map((listed) => {
    const inscription = String(listed).slice(0, 20)
    const isPresent = present.has(inscription)
    const about = { inscription, demiJournee, present: isPresent, marqueLe }
    return { ...about, cle: markKey(about, `${key}${isPresent ? 'p' : 'a'}`, 0) }
  })
}
