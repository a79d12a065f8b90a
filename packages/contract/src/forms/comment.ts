import { formRoutes } from '../formRoutes.ts'
import { isLocale } from '../locales.ts'
import { takeText } from './fieldRules.ts'
import { messageField, nameField } from './formFields.ts'
import { sending } from './formWords.ts'
import { messageForm } from './messageForm.ts'

const slug = /^[\p{L}\p{N}-]{1,255}$/u
const number = /^\d{0,9}$/
const longest = { name: 80, text: 2000 } as const

/** A comment on an article (product 2.8, 13). Nobody reads it before staff have published it. */
export const commentForm = messageForm({
  endpoint: 'commentaires',
  route: formRoutes.comment,
  fields: {
    article: {
      take: (value) => (slug.test(value.trim()) ? value.trim() : undefined),
      longest: { typed: 255, sent: 255 },
      refusal: 'must be the slug of an article',
      said: {
        fr: 'Ouvrez d’abord l’article à commenter.',
        en: 'Please open the article to comment on first.',
        ar: 'يُرجى أولًا فتح المقال الذي تريدون التعليق عليه.',
      },
      required: true,
    },
    nom: {
      ...nameField,
      longest: { typed: longest.name, sent: longest.name },
      required: true,
    },
    texte: {
      ...messageField,
      take: takeText,
      longest: { typed: longest.text, sent: longest.text },
      said: {
        fr: 'Veuillez saisir un commentaire.',
        en: 'Please type a comment.',
        ar: 'يُرجى كتابة تعليق.',
      },
      required: true,
    },
    /** The number of the comment that it answers. */
    parent: {
      take: (value) => (number.test(value.trim()) ? value.trim() : undefined),
      longest: { typed: 9, sent: 9 },
      refusal: 'must be the number of a comment',
      said: {
        fr: 'Ce commentaire n’existe plus.',
        en: 'This comment no longer exists.',
        ar: 'لم يعد هذا التعليق موجودًا.',
      },
      mayBeEmpty: true,
      takesNumber: true,
    },
    locale: {
      take: (value) => (value === '' || isLocale(value) ? value : undefined),
      longest: { typed: 2, sent: 2 },
      refusal: 'must be one of the languages of the site',
      mayBeEmpty: true,
      said: { fr: 'Langue inconnue.', en: 'Unknown language.', ar: 'لغة غير معروفة.' },
    },
  },
  names: { fr: 'Commentaire', en: 'Comment', ar: 'تعليق' },
  messages: {
    fr: {
      ...sending.fr,
      success: 'Merci\u00a0! Votre commentaire paraîtra une fois relu par notre équipe.',
    },
    en: {
      ...sending.en,
      success: 'Thank you! Your comment will appear once our team has read it.',
    },
    ar: { ...sending.ar, success: 'شكرًا لكم! سيظهر تعليقكم بعد أن يقرأه فريقنا.' },
  },
})
