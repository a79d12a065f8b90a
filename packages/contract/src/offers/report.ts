import { formRoutes } from '../formRoutes.ts'
import { messageField, optionalEmailField } from '../forms/formFields.ts'
import { sending } from '../forms/formWords.ts'
import { messageForm } from '../forms/messageForm.ts'

/** The reasons to report an offer, in the order of the form (product 13). */
export const reportReasons = ['frais', 'fausse', 'perimee', 'discrimination', 'autre'] as const

export type ReportReason = (typeof reportReasons)[number]

const choice = { longest: { typed: 20, sent: 20 } } as const

/** The report of an offer. The page names the offer; message and address are optional. */
export const reportForm = messageForm({
  endpoint: 'signalements',
  route: formRoutes.report,
  fields: {
    job: {
      ...choice,
      take: (value) => (/^[1-9]\d{0,8}$/.test(value) ? value : undefined),
      refusal: 'must be the number of an offer',
      takesNumber: true,
      said: {
        fr: 'Ouvrez ce formulaire depuis une offre.',
        en: 'Please open this form from an offer.',
        ar: 'يُرجى فتح هذه الاستمارة من صفحة عرض.',
      },
      required: true,
    },
    motif: {
      ...choice,
      take: (value) => reportReasons.find((reason) => reason === value),
      refusal: `must be one of ${reportReasons.join(', ')}`,
      said: {
        fr: 'Dites ce qui ne va pas.',
        en: 'Please say what is wrong.',
        ar: 'يُرجى تحديد المشكلة.',
      },
      required: true,
    },
    message: {
      ...messageField,
      take: (value) => value,
      longest: { typed: 2000, sent: 2000 },
      mayBeEmpty: true,
    },
    email: optionalEmailField,
  },
  names: {
    fr: 'Signalement d’une offre',
    en: 'Report of an offer',
    ar: 'بلاغ عن عرض',
  },
  messages: {
    fr: {
      ...sending.fr,
      success: 'Merci\u00a0! Notre équipe regarde cette offre.',
    },
    en: { ...sending.en, success: 'Thank you! Our team is looking into this offer.' },
    ar: { ...sending.ar, success: 'شكرًا! فريقنا يراجع هذا العرض.' },
  },
})
