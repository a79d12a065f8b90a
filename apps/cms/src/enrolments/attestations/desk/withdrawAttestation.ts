import type { Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { motif, sentBy } from '../../../dossiers/desk/sentBy.ts'
import { move } from '../../../dossiers/moves/move.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { attestationMachine } from '../attestationMachine.ts'

const wanted = z.object({ motif })

/** `POST /admin/api/attestations/:id/revoquer`: whoever checks it learns so, and not why. */
export const withdrawAttestation: Endpoint = {
  path: '/:id/revoquer',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { motif: why } = await sentBy(wanted, req)
    const step = { by: 'personnel', who: nameOf(req), why } as const
    const asked = { id: recordNumber(req), to: 'révoquée', step } as const
    const { record } = await move(attestationMachine, asked, req)
    return Response.json({ message: `L’attestation ${record.code} est révoquée.` })
  },
}
