import {
  applicationStates,
  openApplicationStates,
  refusalReasons,
} from '@sira/contract/applications/applicationStates'
import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { momentInFigures } from '../../dates/dates.ts'
import { message, sentBy } from '../../dossiers/desk/sentBy.ts'
import { requireAsSeen } from '../../dossiers/moves/requireAsSeen.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { applicationMachine } from '../applicationMachine.ts'
import { noRefusal } from './refusalFields.ts'
import { refusalHour } from './refusalHour.ts'

/** A night to think about it. */
const usualHours = 24

const wanted = z.object({
  motif: z.enum(refusalReasons, 'Choisissez un motif.'),
  /** The state as it was shown. */
  de: z.enum(applicationStates).optional(),
  message,
  heures: z.coerce.number('Donnez un nombre d’heures.').min(1).max(240).default(usualHours),
})

const over = 'Cette candidature n’est plus en cours\u00a0: rechargez la page.'

/** `POST /admin/api/candidatures/:id/refuser`: it leaves later, and nothing shows it until then. */
export const planRefusal: Endpoint = {
  path: '/:id/refuser',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { motif, de, message: word, heures } = await sentBy(wanted, req)
    const id = recordNumber(req)
    const at = await refusalHour(heures, req)
    await withinTransaction(req, async () => {
      await requireAsSeen(applicationMachine, { id, seen: de }, req)
      await lockRow('candidatures', id, req)
      const { etat } = await req.payload.findByID({ collection: 'candidatures', id, depth: 0, req })
      if (!openApplicationStates.some((state) => state === etat)) {
        throw new APIError(over, 409, null, true)
      }
      const planned = {
        refusMotif: motif,
        refusMot: word ?? null,
        refusPar: nameOf(req),
        refusLe: at.toISOString(),
      }
      await req.payload.update({ collection: 'candidatures', id, depth: 0, req, data: planned })
    })
    const said = `Le refus partira le ${momentInFigures(at.toISOString())}. D’ici là, rien ne le montre, et vous pouvez le reprendre.`
    return Response.json({ message: said })
  },
}

/** `POST /admin/api/candidatures/:id/reprendre`: as if nothing had been decided. */
export const takeBackRefusal: Endpoint = {
  path: '/:id/reprendre',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    await withinTransaction(req, async () => {
      await lockRow('candidatures', id, req)
      const found = await req.payload.findByID({ collection: 'candidatures', id, depth: 0, req })
      if (!found.refusLe) throw new APIError('Aucun refus n’attend ici.', 409, null, true)
      await req.payload.update({ collection: 'candidatures', id, depth: 0, req, data: noRefusal })
    })
    return Response.json({ message: 'Le refus est repris\u00a0: rien n’est parti.' })
  },
}
