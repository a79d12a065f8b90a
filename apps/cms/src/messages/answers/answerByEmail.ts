import { isIdempotencyKey } from '@sira/contract/forms/envelope'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { type Act, acts, stepWords } from '../../dossiers/history/acts.ts'
import { stepsOf } from '../../dossiers/history/step.ts'
import { nameOf, theSite } from '../../dossiers/nameOf.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import type { AttachedContent } from '../../mail/attachments.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { readFiles } from '../attachments/readFiles.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import type { MessageLetters } from '../facts/receivedMessage.ts'
import { workStates } from '../facts/workStates.ts'
import { answeredBy } from '../workflow/answeredBy.ts'
import { answerLetter } from './answerLetter.ts'
import { sentAnswer } from './sentAnswer.ts'

const longestAnswer = 20_000

const unreadable = 'Réponse illisible. Rechargez la page.'

const answerSchema = z.object({
  /** The same each time the same answer is sent: it leaves once. */
  key: z.string(unreadable).refine(isIdempotencyKey, unreadable),
  /** The last change of the record that the person saw. */
  seen: z.iso.datetime(unreadable),
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
      const sent = await sentAnswer(req)
      const given = answerSchema.safeParse(sent.data)
      if (!given.success) {
        throw new APIError(given.error.issues[0]?.message ?? 'Réponse illisible.', 400)
      }
      const written = { ...given.data, files: await readFiles(sent.files) }
      const answered = await withinTransaction(req, () => answer(kind, letters, written, req))
      const parti = sendsMail(req.payload)
      const next = parti ? 'elle part dans quelques secondes' : noMailServer
      return Response.json({
        parti,
        message: `${acts[outcomeFor(req)]} : ${next}.`,
        seen: answered.updatedAt,
      })
    },
  }
}

type Given = z.infer<typeof answerSchema> & { files: AttachedContent[] }

/** Keeps the answer and marks the record; the same answer again finds it done. Gives the record. */
async function answer<Kind extends MessageKind>(
  kind: Kind,
  letters: MessageLetters<MessageOf<Kind>>,
  { key, seen, subject, text, files }: Given,
  req: PayloadRequest,
): Promise<{ updatedAt: string }> {
  const { payload } = req
  const id = recordNumber(req)
  // Locks the record: of two colleagues at the same moment, the second sees the answer of the
  // first.
  await lockRecord(kind, id, req)
  const asked = { collection: kind, id, depth: 0, disableErrors: true, req } as const
  const record = (await payload.findByID(asked)) as MessageOf<Kind> | null
  if (!record) throw new APIError('Ce message n’existe plus.', 404)
  const messageId = `answer-${key}`
  const where = { messageId: { equals: messageId } }
  if ((await payload.count({ collection: 'emails', where, req })).totalDocs > 0) return record
  if (Date.parse(record.updatedAt) !== Date.parse(seen)) throw changedMeanwhile(record)
  const { email, message } = letters.read(record)
  if (email === '')
    throw new APIError('Sans adresse e-mail, il faut appeler ou écrire ailleurs.', 409)
  const { brand, noticesTo } = await mailIdentity(payload, req)
  const letter = answerLetter({
    subject,
    text,
    locale: record.locale ?? 'fr',
    author: nameOf(req),
    message,
  })
  const about: { relationTo: MessageKind; value: number } = { relationTo: kind, value: id }
  const kept = await queueEmail(
    { kind: 'answer', to: email, replyTo: noticesTo, letter, about, brand, messageId, files },
    req,
  )
  return recordsByName(payload).update({
    collection: kind,
    id,
    data: answeredBy(record, sendsMail(payload), req),
    context: { work: { act: outcomeFor(req), why: subject, fichiers: kept } },
    depth: 0,
    req,
  })
}

function outcomeFor({ payload }: PayloadRequest): Act {
  return sendsMail(payload) ? 'answered' : 'answeredInFile'
}

/** A colleague may have answered: nobody is written to twice unseen. */
function changedMeanwhile({ history }: { history?: unknown }): APIError {
  const last = stepsOf(history).at(-1)
  const what =
    last === undefined ? '' : ` (${last.qui ?? theSite} — ${stepWords(last, workStates)})`
  return new APIError(
    `Ce message a changé depuis que vous l’avez ouvert${what}. Votre texte est gardé ; pour l’envoyer quand même, appuyez encore une fois.`,
    409,
  )
}
