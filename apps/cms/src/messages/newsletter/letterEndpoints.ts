import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { letterWriters } from '../../access/letterWriters.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../environment/publicUrl.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { mailQueue, queueEmail } from '../../mail/queuedEmail.ts'
import type { NewsletterIssue } from '../../payload-types.ts'
import { letterIssue } from './letterIssue.ts'
import { newsletterLetter } from './newsletterLetter.ts'

/** A letter is tried on whoever writes it; agents and administrators send it, once, to everyone who confirmed. */
export const letterEndpoints: Endpoint[] = [
  { path: '/:id/try', method: 'post', handler: tryLetter },
  { path: '/:id/send', method: 'post', handler: sendLetter },
]

async function tryLetter(req: PayloadRequest): Promise<Response> {
  const { id } = await draftOf(req)
  const { user, payload } = req
  if (!user) throw new APIError('Connectez-vous.', 401)
  const url = publicUrl(payload)
  const { brand } = await mailIdentity(payload, req)
  const issue = await letterIssue(id, req.locale, payload, req)
  await withinTransaction(req, () =>
    queueEmail(
      {
        kind: 'newsletter',
        to: user.email,
        letter: newsletterLetter({
          ...issue,
          subject: `[Essai] ${issue.subject}`,
          siteUrl: url,
          unsubscribePage: url,
        }),
        brand,
      },
      req,
    ),
  )
  return Response.json({
    message: sendsMail(payload)
      ? `Essai envoyé à ${user.email}.`
      : `Essai écrit dans un fichier : ${noMailServer}.`,
  })
}

async function sendLetter(req: PayloadRequest): Promise<Response> {
  if (!inboxStaff({ req })) {
    throw new APIError('Un agent ou un administrateur envoie les lettres aux abonnés.', 403)
  }
  const { id } = await draftOf(req)
  const { payload } = req
  const { totalDocs } = await payload.count({
    collection: 'newsletters',
    where: { subscription: { equals: 'confirmed' } },
    req,
  })
  if (totalDocs === 0) throw new APIError('Aucun abonné n’a encore confirmé son adresse.', 409)
  await withinTransaction(req, async () => {
    const data = { state: 'sending', recipients: totalDocs } as const
    await payload.update({ collection: 'letters', id, data, depth: 0, req })
    await payload.jobs.queue({ task: 'sendLetter', queue: mailQueue, input: { letter: id }, req })
  })
  const readers = totalDocs === 1 ? 'un abonné' : `${totalDocs} abonnés`
  return Response.json({
    message: sendsMail(payload)
      ? `La lettre part vers ${readers}.`
      : `Lettre écrite dans des fichiers pour ${readers} : ${noMailServer}.`,
  })
}

async function draftOf(req: PayloadRequest): Promise<NewsletterIssue> {
  if (!letterWriters({ req })) throw new APIError('Vous n’avez pas accès aux lettres.', 403)
  const letter = await req.payload.findByID({
    collection: 'letters',
    id: recordNumber(req),
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!letter) throw new APIError('Cette lettre n’existe plus.', 404)
  if (letter.state !== 'draft') throw new APIError('Cette lettre est déjà partie.', 409)
  return letter
}
