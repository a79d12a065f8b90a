import { localisedPath } from '@sira/contract/locales'
import { subscriptionPages, subscriptionParameter } from '@sira/contract/subscriptionLinks'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import { publicUrl } from '../../../environment/publicUrl.ts'
import { noMailServer, sendsMail } from '../../../environment/sendsMail.ts'
import type { Letter } from '../../../mail/drawing/letter.ts'
import { mailIdentity } from '../../../mail/mailIdentity.ts'
import { queueEmail } from '../../../mail/queuedEmail.ts'
import { mailWords } from '../../../mail/words/mailWords.ts'
import { type LetterIssue, wholeIssues } from './letterIssue.ts'
import { letterOf } from './letterOf.ts'
import { newsletterLetter } from './newsletterLetter.ts'

/** A token of nobody: the page asks as it asks a reader, and its button ends no subscription. */
const nobodysToken = 'essai'

/** Sends a test letter to the asking person, in each language with a complete text. */
export async function tryLetter(req: PayloadRequest): Promise<Response> {
  const { id } = await letterOf(req, 'draft', 'planned')
  const { user, payload } = req
  if (!user) throw new APIError('Connectez-vous.', 401)
  const issues = await wholeIssues(id, payload, req)
  if (issues.length === 0) throw new APIError('Écrivez d’abord l’objet et le texte.', 409)
  const { brand } = await mailIdentity(payload, req)
  await withinTransaction(req, async () => {
    for (const issue of issues) {
      const letter = trialOf(issue, payload)
      await queueEmail({ kind: 'newsletter', to: user.email, letter, brand }, req)
    }
  })
  const what = issues.length === 1 ? 'Essai' : `${issues.length} essais, un par langue :`
  const s = issues.length === 1 ? '' : 's'
  return Response.json({
    parti: sendsMail(payload),
    message: sendsMail(payload)
      ? `${what} envoyé${s} à ${user.email}.`
      : `${what} écrit${s} dans un fichier : ${noMailServer}.`,
  })
}

/** Gives the letter as readers of its language get it, with a mark. */
function trialOf(issue: LetterIssue, payload: Payload): Letter {
  const siteUrl = publicUrl(payload)
  const { locale } = issue
  const { mark, said } = mailWords(locale).newsletter.trial
  const page = localisedPath(subscriptionPages.unsubscribe, locale)
  const letter = newsletterLetter({
    ...issue,
    siteUrl,
    unsubscribePage: `${siteUrl}${page}?${subscriptionParameter}=${nobodysToken}`,
  })
  return { ...letter, subject: `[${mark}] ${letter.subject}`, paragraphs: [said] }
}
