import type { MessageKind } from '@sira/contract/forms/messageForms'
import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { nameOf } from '../handling/trackWork.ts'
import type { MessageOf } from '../kinds/kindOfMessage.ts'
import type { MessageLetters } from '../reception/receivedMessage.ts'
import { requireInboxStaff } from '../requireInboxStaff.ts'
import { answerLetter } from './answerLetter.ts'

const longestAnswer = 20_000

const answerSchema = z.object({
  subject: z.string().trim().min(1, 'Donnez un objet à la réponse.').max(200, 'Objet trop long.'),
  text: z
    .string()
    .trim()
    .min(1, 'Écrivez la réponse.')
    .max(longestAnswer, `Au plus ${longestAnswer} caractères.`),
})

/** `POST /admin/api/devis/:id/answer`: writes to the visitor and marks the record as answered. */
export function answerByEmail<Kind extends MessageKind>(
  kind: Kind,
  letters: MessageLetters<MessageOf<Kind>>,
): Endpoint {
  return {
    path: '/:id/answer',
    method: 'post',
    handler: async (req) => {
      requireInboxStaff(req)
      await addDataAndFileToRequest(req)
      const answer = answerSchema.safeParse(req.data)
      if (!answer.success) {
        throw new APIError(answer.error.issues[0]?.message ?? 'Réponse illisible.', 400)
      }
      const { payload } = req
      const id = recordNumber(req)
      const found = await payload.findByID({
        collection: kind,
        id,
        depth: 0,
        disableErrors: true,
        req,
      })
      if (!found) throw new APIError('Ce message n’existe plus.', 404)
      const record = found as MessageOf<Kind>
      const { email, message } = letters.read(record)
      const { brand, noticesTo } = await mailIdentity(payload, req)
      const letter = answerLetter({
        ...answer.data,
        locale: record.locale ?? 'fr',
        author: nameOf(req),
        message,
      })
      const about: { relationTo: MessageKind; value: number } = { relationTo: kind, value: id }
      const outcome = sendsMail(payload) ? 'Réponse envoyée' : 'Réponse écrite dans un fichier'
      await withinTransaction(req, async () => {
        await queueEmail(
          {
            kind: 'answer',
            to: email,
            replyTo: noticesTo,
            letter,
            about,
            brand,
          },
          req,
        )
        await recordsByName(payload).update({
          collection: kind,
          id,
          data: { state: 'answered' },
          context: { work: `${outcome} : ${answer.data.subject}` },
          depth: 0,
          req,
        })
      })
      const next = sendsMail(payload) ? 'elle part dans quelques secondes' : noMailServer
      return Response.json({ message: `${outcome} : ${next}.` })
    },
  }
}
