import type { Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { motif, sentBy } from '../../../dossiers/desk/sentBy.ts'
import { move } from '../../../dossiers/moves/move.ts'
import { nameOf } from '../../../dossiers/nameOf.ts'
import { tellParticipant } from '../../letters/tellParticipant.ts'
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
    const record = await withinTransaction(req, async () => {
      const { record: withdrawn } = await move(attestationMachine, asked, req)
      const { inscription: of } = withdrawn
      const id = typeof of === 'object' ? of.id : of
      const seat = { collection: 'inscriptions', id, depth: 0, req } as const
      const enrolment = await req.payload.findByID(seat)
      if (!enrolment.effaceeLe) await tellParticipant('certificateWithdrawn', enrolment, req)
      return withdrawn
    })
    return Response.json({ message: `L’attestation ${record.code} est révoquée.` })
  },
}
