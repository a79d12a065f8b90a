import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { drawPage } from '../../../papers/drawPage.ts'
import { issuerOf } from '../../../papers/issuer.ts'
import { pdfAnswer } from '../../../papers/pdfAnswer.ts'
import { isolated } from '../../../papers/writtenValues.ts'
import { sessionTitle } from '../../seats/sessionTitle.ts'
import { type Attendance, attendanceOf } from '../attendance.ts'
import type { HalfDay } from '../halfDays.ts'
import { sheetAddress, sheetNumber } from '../phone/sheetNumber.ts'
import type { Presence } from '../presence.ts'
import { labelOf } from './attendanceDesk.ts'

const columns = ['N°', 'Nom', 'Référence', 'Signature'] as const
/** For those who come without being on the list. */
const emptyRows = 3

/** `GET /admin/api/pointages/session/:id/feuille?demiJournee=…`: what participants sign, on paper. */
export const attendanceSheet: Endpoint = {
  path: '/session/:id/feuille',
  method: 'get',
  handler: async (req) => {
    requireOrderStaff(req)
    const { demiJournee } = req.query
    const pdf = await drawSheet(recordNumber(req), String(demiJournee), req)
    return pdfAnswer(pdf, `presence-${demiJournee}`)
  },
}

async function drawSheet(id: number, name: string, req: PayloadRequest): Promise<Buffer> {
  const attendance = await attendanceOf(id, req)
  const halfDay = attendance.halfDays.find((one) => one.name === name)
  if (!halfDay) throw new APIError('Cette session n’a pas lieu ce jour-là.', 400)
  return drawAttendance({ ...attendance, halfDay }, req)
}

interface Sheet extends Pick<Attendance, 'session' | 'attendants'> {
  halfDay: HalfDay
  /** Beside each, what was said of his presence; else a place for his signature. */
  isMarked?: boolean
}

export async function drawAttendance(
  { session, attendants, halfDay, isMarked = false }: Sheet,
  req: PayloadRequest,
): Promise<Buffer> {
  const issuer = await issuerOf(req)
  const named = attendants.map(({ seat, presences }, at) => [
    String(at + 1),
    isolated(seat.nom ?? ''),
    seat.reference,
    isMarked ? saidOf(presences.get(halfDay.name)) : '',
  ])
  const empty = Array.from({ length: isMarked ? 0 : emptyRows }, () => ['', '', '', ''])
  const [number, name, reference, signature] = columns
  return drawPage('attendance.typ', {
    title: 'Feuille de présence',
    day: halfDay.day,
    issuer: { name: issuer.name },
    training: isolated((await sessionTitle(session.id, 'fr', req.payload)) ?? ''),
    facts: [labelOf(halfDay), `${attendants.length} inscrits`],
    columns: [number, name, reference, isMarked ? 'Présence' : signature],
    rows: [...named, ...empty],
    tick: isMarked ? null : tickOf(session.id, halfDay.name, req.payload),
    trainer: 'Nom et signature du formateur\u00a0:',
  })
}

/** The square that leads to the list to tick, and the number of the sheet. */
function tickOf(session: number, halfDay: string, payload: Payload) {
  return {
    qr: renderSVG(sheetAddress(session, halfDay, payload), { ecc: 'M', border: 2 }),
    words: `Cocher sur un téléphone\u00a0: feuille ${sheetNumber(session, payload)}`,
  }
}

function saidOf(presence: Presence | undefined): string {
  if (presence === undefined) return 'pas marqué'
  return `${presence.present ? 'présent' : 'absent'} (${presence.who})`
}
