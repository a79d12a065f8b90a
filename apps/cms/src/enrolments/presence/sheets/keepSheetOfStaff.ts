import { sheetRequest } from '@sira/contract/attendance/markRequest'
import { fileRefusals } from '@sira/contract/deposits/fileRefusals'
import { APIError, type Endpoint } from 'payload'
import { requireOrderStaff } from '../../../access/sales/requireOrderStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { sentBy } from '../../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { keepSheet, type SheetRefusal } from './keepSheet.ts'

const sentences = {
  halfDay: 'Cette session n’a pas lieu ce jour-là.',
  many: 'Cette demi-journée a déjà assez de photos.',
  unknown: 'Envoyez une photo JPG ou PNG de la feuille.',
} as const

export function refusalInWords(refusal: SheetRefusal): string {
  if (refusal in sentences) return sentences[refusal as keyof typeof sentences]
  return fileRefusals[refusal as keyof typeof fileRefusals].fr
}

/** `POST /admin/api/feuilles-signees/session/:id`: a photograph of a sheet, from staff. */
export const keepSheetOfStaff: Endpoint = {
  path: '/session/:id',
  method: 'post',
  handler: async (req) => {
    requireOrderStaff(req)
    const sent = await sentBy(sheetRequest, req)
    const photo = req.file?.data
    if (!photo) throw new APIError('Choisissez la photo de la feuille.', 400)
    const sheet = { ...sent, session: recordNumber(req), qui: nameOf(req), photo }
    const refusal = await keepSheet(sheet, req.payload)
    if (refusal) throw new APIError(refusalInWords(refusal), 400)
    return Response.json({ message: 'La photo est gardée avec la session.' })
  },
}
