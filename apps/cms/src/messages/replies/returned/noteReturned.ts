import { createLocalReq, type Payload } from 'payload'
import { recordsByName } from '../../../database/records/recordsByName.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { saysNobodyIsThere } from '../../../mail/refusals/isAddressRefused.ts'
import { noteRefusal } from '../../../mail/refusals/readerRefusals.ts'
import { isRepliedKind } from '../received/repliedKinds.ts'
import type { ReturnedLetter } from './returnedLetter.ts'

/**
 * Handles a returned letter like one refused at once: it is marked as failed, its record shows it,
 * and an invalid address is counted. A letter that has already failed is skipped.
 */
export async function noteReturned(
  { letter, status }: ReturnedLetter,
  payload: Payload,
): Promise<void> {
  if (letter.state !== 'sent') return
  const lastError = `Lettre revenue\u00a0: refusée par le serveur du destinataire (${status})`
  const req = await createLocalReq({}, payload)
  await withinTransaction(req, async () => {
    const data = { state: 'failed', lastError } as const
    await payload.update({ collection: 'emails', id: letter.id, data, depth: 0, req })
    const { relationTo, value } = letter.about ?? {}
    if (!isRepliedKind(relationTo)) return
    await recordsByName(payload).update({
      collection: relationTo,
      id: Number(value),
      data: {},
      context: { work: { act: 'letterFailed', why: lastError } },
      trash: true,
      depth: 0,
      req,
    })
  })
  if (saysNobodyIsThere(status)) await noteRefusal(letter, payload)
}
