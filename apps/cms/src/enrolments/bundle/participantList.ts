import { text } from 'node:stream/consumers'
import { csvFile } from '../../messages/export/csvFile.ts'
import type { Certificate } from '../../payload-types.ts'
import type { Attendance } from '../presence/attendance.ts'

const titles = ['Référence', 'Nom', 'Demi-journées présentes', 'Demi-journées', 'Attestation']

/** The participants, and how much each was there, for a spreadsheet. */
export async function participantList(
  { attendants }: Attendance,
  certificates: readonly Certificate[],
): Promise<Uint8Array> {
  const codes = new Map(
    certificates.map(({ inscription, code }) => [
      typeof inscription === 'object' ? inscription.id : inscription,
      code,
    ]),
  )
  const rows = attendants.map(({ seat, share }) => [
    ...[seat.reference, seat.nom ?? '', share.present, share.total],
    codes.get(seat.id) ?? '',
  ])
  async function* lots() {
    yield rows
  }
  return Buffer.from(await text(csvFile({ titles, lots: lots() })))
}
