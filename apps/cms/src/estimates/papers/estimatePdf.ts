import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { drawPaper } from '../../papers/drawPaper.ts'
import { issuerOf } from '../../papers/issuer.ts'
import type { Estimate } from '../../payload-types.ts'
import { privateAnswer } from '../../store/privateFiles/privateAnswer.ts'
import { readPrivate } from '../../store/privateFiles/privateFiles.ts'
import { estimatePaper } from './estimatePaper.ts'

const missing =
  'Le fichier de ce devis n’est pas où il devrait être\u00a0: prévenez la personne qui s’occupe du serveur.'

/** `GET /admin/api/estimations/:id/pdf`: as it was sent; before that, as it would be. */
export const printEstimate: Endpoint = {
  path: '/:id/pdf',
  method: 'get',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const asked = { collection: 'estimations', id, depth: 0, disableErrors: true, req } as const
    const estimate = await req.payload.findByID({ ...asked, showHiddenFields: true })
    if (!estimate) throw new APIError('Ce devis n’existe pas.', 404)
    if (estimate.effaceeLe) throw new APIError('Ce devis a été effacé avec son client.', 410)
    const { fichier, numero } = estimate
    const bytes = fichier
      ? await readPrivate(fichier, req.payload)
      : await drawEstimate(estimate, new Date(), req)
    if (!bytes) throw new APIError(missing, 404)
    return privateAnswer({
      bytes,
      type: 'application/pdf',
      disposition: `attachment; filename="devis-${numero ?? 'brouillon'}.pdf"`,
    })
  },
}

export async function drawEstimate(
  estimate: Estimate,
  day: Date,
  req: PayloadRequest,
): Promise<Buffer> {
  return drawPaper(estimatePaper(estimate, day.toISOString().slice(0, 10), await issuerOf(req)))
}
