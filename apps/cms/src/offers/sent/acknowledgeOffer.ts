import { defaultLocale, type Locale } from '@sira/contract/locales'
import type { CollectionAfterChangeHook } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { announceMessage } from '../../messages/reception/announceMessage.ts'
import type { SentOffer } from '../../payload-types.ts'

const said: Readonly<Record<Locale, { subject: string; text: string }>> = {
  fr: {
    subject: 'Nous avons reçu votre offre d’emploi',
    text: 'Votre offre est bien arrivée. Nous vous appelons pour la vérifier avec vous, puis nous la publions. Les candidats postulent gratuitement.',
  },
  en: {
    subject: 'We have received your job offer',
    text: 'Your offer has arrived. We will call you to check it with you, and then publish it. Candidates apply for free.',
  },
  ar: {
    subject: 'لقد استلمنا عرض العمل الخاص بكم',
    text: 'وصل عرضكم. سنتصل بكم للتحقق منه معكم ثم ننشره. التقديم مجاني للمترشحين.',
  },
}

/** A word to the team and one to the employer, in the transaction that keeps the offer. */
export const acknowledgeOffer: CollectionAfterChangeHook<SentOffer> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || doc.suspicion) return doc
  const { id, titre, entreprise, ville, nom, phone, email, createdAt } = doc
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const about = { relationTo: 'offres', value: id } as const
  const heading = 'Offre proposée par un employeur'
  const notice = {
    lang: 'fr',
    subject: `${heading} (${entreprise})`,
    heading,
    paragraphs: [],
    facts: [
      { label: 'Poste', value: titre ?? '' },
      { label: 'Entreprise', value: entreprise ?? '' },
      { label: 'Ville', value: ville ?? '' },
      { label: 'Contact', value: nom ?? '' },
      { label: 'Téléphone', value: phone ?? '' },
    ],
    button: {
      label: 'Ouvrir dans le back office',
      href: `${publicUrl(req.payload)}/admin/collections/offres/${id}`,
    },
    footer: [],
  } as const
  await announceMessage(
    { kind: 'notice', to: noticesTo, letter: notice, about, brand },
    createdAt,
    req,
  )
  if (!email) return doc
  const locale = doc.locale ?? defaultLocale
  const { subject, text } = said[locale]
  const { hello, automatic, notYours } = mailWords(locale)
  const letter = {
    lang: locale,
    subject,
    heading: subject,
    paragraphs: [hello(greetedName(nom ?? '')), text],
    facts: [],
    footer: [automatic, notYours],
  } as const
  await queueEmail(
    { kind: 'acknowledgement', to: email, replyTo: noticesTo, letter, about, brand },
    req,
  )
  return doc
}
