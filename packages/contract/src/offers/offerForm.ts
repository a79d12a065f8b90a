import { formRoutes } from '../formRoutes.ts'
import { takeText } from '../forms/fieldRules.ts'
import { dialCodeField, nameField, optionalEmailField, phoneField } from '../forms/formFields.ts'
import { sending } from '../forms/formWords.ts'
import { messageForm } from '../forms/messageForm.ts'

const short = { typed: 120, sent: 120 }
const text = { take: takeText, refusal: 'cannot be empty', required: true } as const

/** An offer that an employer proposes; staff make a draft of it (product 2.11). */
export const offerForm = messageForm({
  endpoint: 'offres',
  route: formRoutes.employerOffer,
  fields: {
    entreprise: {
      ...text,
      longest: short,
      said: {
        fr: 'Veuillez saisir le nom de l’entreprise.',
        en: 'Please type the name of the company.',
        ar: 'يُرجى كتابة اسم الشركة.',
      },
    },
    nom: { ...nameField, required: true },
    indicatif: dialCodeField,
    phone: { ...phoneField, required: true },
    email: optionalEmailField,
    titre: {
      ...text,
      longest: short,
      said: {
        fr: 'Veuillez saisir l’intitulé du poste.',
        en: 'Please type the title of the job.',
        ar: 'يُرجى كتابة اسم الوظيفة.',
      },
    },
    ville: {
      ...text,
      longest: short,
      said: {
        fr: 'Veuillez saisir la ville.',
        en: 'Please type the town.',
        ar: 'يُرجى كتابة المدينة.',
      },
    },
    description: {
      ...text,
      longest: { typed: 8000, sent: 8000 },
      said: {
        fr: 'Veuillez décrire le poste.',
        en: 'Please describe the job.',
        ar: 'يُرجى وصف الوظيفة.',
      },
    },
    // « oui », or nothing.
    cv_facultatif: {
      take: (value) => (['', 'oui'].includes(value) ? value : undefined),
      longest: { typed: 3, sent: 3 },
      refusal: 'must be oui or empty',
      mayBeEmpty: true,
      said: {
        fr: 'Dites si vous demandez un CV.',
        en: 'Please say whether you ask for a CV.',
        ar: 'يُرجى تحديد ما إذا كنتم تطلبون سيرة ذاتية.',
      },
    },
  },
  names: { fr: 'Offre d’emploi proposée', en: 'Proposed job offer', ar: 'عرض عمل مقترح' },
  messages: {
    fr: {
      ...sending.fr,
      success: 'Votre offre est arrivée\u00a0! Notre équipe vous appelle avant de la publier.',
    },
    en: {
      ...sending.en,
      success: 'Your offer has arrived! Our team will call you before publishing it.',
    },
    ar: { ...sending.ar, success: 'وصل عرضكم! سيتصل بكم فريقنا قبل نشره.' },
  },
})
