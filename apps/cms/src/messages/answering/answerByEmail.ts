import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { nameOf } from '../work/trackWork.ts'
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
export function answerByEmail(collection: 'devis' | 'contacts'): Endpoint {
  return {
    path: '/:id/answer',
    method: 'post',
    handler: async (req) => {
      if (!inboxStaff({ req })) throw new APIError('Vous n’avez pas accès aux messages.', 403)
      await addDataAndFileToRequest(req)
      const answer = answerSchema.safeParse(req.data)
      if (!answer.success) {
        throw new APIError(answer.error.issues[0]?.message ?? 'Réponse illisible.', 400)
      }
      const { payload } = req
      const id = recordNumber(req)
      const record = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
      if (!record) throw new APIError('Ce message n’existe plus.', 404)
      const { brand, noticesTo } = await mailIdentity(payload, req)
      const letter = answerLetter({
        ...answer.data,
        locale: record.locale ?? 'fr',
        author: nameOf(req),
        message: record.message ?? '',
      })
      const outcome = sendsMail(payload) ? 'Réponse envoyée' : 'Réponse écrite dans un fichier'
      await withinTransaction(req, async () => {
        await queueEmail(
          {
            kind: 'answer',
            to: record.email,
            replyTo: noticesTo,
            letter,
            about: { relationTo: collection, value: id },
            brand,
          },
          req,
        )
        await payload.update({
          collection,
          id,
          data: { state: 'answered' },
          context: { work: `${outcome} : ${answer.data.subject}` },
          depth: 0,
          req,
        })
      })
      const next = sendsMail(payload) ? 'elle part dans quelques secondes' : noMailServer
      return Response.json({ message: `${outcome} : ${next}.` })
    },
  }
}
