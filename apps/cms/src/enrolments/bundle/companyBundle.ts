import { zipSync } from 'fflate'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordAct } from '../../audit/recordAct.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { privateAnswer } from '../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import { type Attendance, attendanceOf } from '../presence/attendance.ts'
import { companiesOf } from '../presence/companiesOf.ts'
import { drawAttendance } from '../presence/desk/attendanceSheet.ts'
import { drawProgramme } from './drawProgramme.ts'
import { participantList } from './participantList.ts'
import { sheetPhotos } from './sheetPhotos.ts'

/**
 * `GET /admin/api/attestations/session/:id/dossier?entreprise=…&photos=oui`: what a company shows to who
 * pays for its trainings (FAFPA): programme, presence, certificates and list of its own people, in one
 * file. A photograph of a signed sheet names the others too: where there are others, staff ask for it.
 */
export const companyBundle: Endpoint = {
  path: '/session/:id/dossier',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const company = String(req.query.entreprise ?? '')
    const attendance = await attendanceOf(id, req)
    const attendants = (await companiesOf(attendance.attendants, req)).get(company)
    if (!attendants) throw new APIError('Cette entreprise n’a pas de place dans la session.', 404)
    const isAlone = attendants.length === attendance.attendants.length
    const photos = isAlone || req.query.photos === 'oui' ? await sheetPhotos(id, req) : {}
    const files = { ...(await filesOf({ ...attendance, attendants }, req)), ...photos }
    await recordAct(req, {
      ...{ act: 'exported', place: 'attestations', what: 'Dossier de formation' },
      ...{ title: `Session ${id}`, details: detailsOf(attendants.length, photos) },
    })
    // The papers are packed already.
    const bytes = Buffer.from(zipSync(files, { level: 0 }))
    const disposition = `attachment; filename="dossier-session-${id}.zip"`
    return privateAnswer({ bytes, type: 'application/zip', disposition })
  },
}

function detailsOf(participants: number, photos: object): string {
  const count = Object.keys(photos).length
  const signed = count === 0 ? '' : `, feuilles photographiées\u00a0: ${count}`
  return `${participants} participants${signed}`
}

async function filesOf(
  attendance: Attendance,
  req: PayloadRequest,
): Promise<Record<string, Uint8Array>> {
  const { session, halfDays, attendants } = attendance
  const files: Record<string, Uint8Array> = {
    'programme.pdf': await drawProgramme(session.id, req),
  }
  for (const halfDay of halfDays) {
    const sheet = { session, attendants, halfDay, isMarked: true }
    files[`presence/presence-${halfDay.name}.pdf`] = await drawAttendance(sheet, req)
  }
  const seats = attendants.map(({ seat }) => seat.id)
  const { docs } = await req.payload.find({
    collection: 'attestations',
    where: { inscription: { in: seats }, etat: { equals: 'valide' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  for (const { code, fichier } of docs) {
    const file = await readPrivate(fichier, req.payload)
    if (file) files[`attestations/attestation-${code}.pdf`] = file
  }
  return { ...files, 'participants.csv': await participantList(attendance, docs) }
}
