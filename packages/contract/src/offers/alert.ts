import { formRoutes } from '../formRoutes.ts'
import { emailField } from '../forms/email.ts'
import { sending } from '../forms/formWords.ts'
import { messageForm } from '../forms/messageForm.ts'
import { isLocale } from '../locales.ts'
import { placeForm } from '../placeKey.ts'

/** The criteria of a saved search: the same as those of the list (product 13). */
export const alertCriteria = [
  'q',
  'domaine',
  'contrat',
  'experience',
  'pays',
  'ville',
  'urgent',
] as const

export type AlertCriterion = (typeof alertCriteria)[number]

/** The refusals of values that the list fills in and nobody types. */
const unreadable = {
  fr: 'Ce filtre n’existe plus\u00a0: choisissez-le de nouveau dans la liste.',
  en: 'This filter is no longer there: please choose it again in the list.',
  ar: 'لم تعد هذه التصفية موجودة: اختاروها من جديد في القائمة.',
} as const

function criterion(longest: number, isOne: (value: string) => boolean, refusal: string) {
  return {
    take: (value: string) => (value === '' || isOne(value) ? value : undefined),
    longest: { typed: longest, sent: longest },
    refusal,
    said: unreadable,
    mayBeEmpty: true,
  } as const
}

const number = criterion(
  9,
  (value) => /^[1-9]\d{0,8}$/.test(value),
  'must be the number of a choice',
)
const place = criterion(60, (value) => placeForm.test(value), 'must be a place as in an address')

/** A saved search of the offers, whose results are sent by e-mail (product 13). */
export const alertForm = messageForm({
  endpoint: 'alertes',
  route: formRoutes.alert,
  unfolded: (sent) => ({ ...sent, ...asTexts(sent.criteres) }),
  fields: {
    email: emailField,
    locale: criterion(5, isLocale, 'must be one of the languages of the site'),
    q: criterion(100, () => true, 'must be words'),
    domaine: number,
    contrat: number,
    experience: number,
    pays: place,
    ville: place,
    urgent: criterion(3, (value) => value === 'oui', 'must be true or false'),
  },
  names: { fr: 'Alerte emploi', en: 'Job alert', ar: 'تنبيه الوظائف' },
  messages: {
    fr: {
      ...sending.fr,
      success:
        'C’est noté\u00a0: un e-mail vous demande de confirmer. Sans votre geste, nous n’enverrons rien. Une adresse a cinq alertes au plus\u00a0: si vous en avez déjà cinq, aucun e-mail ne vient\u00a0; arrêtez-en une d’abord.',
    },
    en: {
      ...sending.en,
      success:
        'Noted: an e-mail asks you to confirm. Without that we send nothing. An address has five alerts at most: with five already, no e-mail comes; stop one of them first.',
    },
    ar: {
      ...sending.ar,
      success:
        'تمّ التسجيل: تصلكم رسالة لتأكيد طلبكم. من دون تأكيد لا نرسل شيئًا. لكل عنوان خمسة تنبيهات على الأكثر: إن كانت لديكم خمسة فلن تصلكم رسالة، أوقفوا أحدها أولًا.',
    },
  },
})

/** Programs send `criteres` as an object, with numbers and booleans. */
function asTexts(criteria: unknown): Record<string, unknown> {
  if (typeof criteria !== 'object' || criteria === null) return {}
  const known: ReadonlySet<string> = new Set(alertCriteria)
  const named = Object.entries(criteria).filter(([name]) => known.has(name))
  return Object.fromEntries(named.map(([name, value]) => [name, asText(value)]))
}

function asText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'oui' : ''
  return typeof value === 'number' ? `${value}` : value
}
