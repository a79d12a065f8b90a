import { defaultDialCode, dialCodes } from '../dialCodes.ts'
import { emailField } from './email.ts'
import { takeDialCode, takeService, takeText } from './fieldRules.ts'
import { internationalPhone } from './phone.ts'

/** Characters of a name, of a choice, of a number, as they are kept. */
const line = 255

/** Common fields of forms. The French sentences are those of product 5, word for word. */
export const nameField = {
  take: takeText,
  longest: { typed: line, sent: line },
  refusal: 'cannot be empty',
  // Required by product 5, which quotes no words for it; the dial code neither.
  said: {
    fr: 'Veuillez saisir votre nom.',
    en: 'Please type your name.',
    ar: 'يُرجى كتابة اسمكم.',
  },
} as const

export const dialCodeField = {
  take: takeDialCode(dialCodes),
  longest: { typed: line, sent: line },
  refusal: 'must be one of the offered codes',
  said: {
    fr: 'Veuillez sélectionner un indicatif.',
    en: 'Please choose a dialling code.',
    ar: 'يُرجى اختيار رمز البلد.',
  },
  presumed: defaultDialCode,
} as const

export const phoneField = {
  take: (value: string, { indicatif }: { indicatif: string }) =>
    internationalPhone(value, indicatif),
  longest: { typed: 30, sent: line },
  refusal: 'must be a valid phone number',
  said: {
    fr: 'Numéro de téléphone Invalide !',
    en: 'Invalid telephone number!',
    ar: 'رقم الهاتف غير صالح!',
  },
} as const

const { required: _, ...emailRules } = emailField

/** For who may have a telephone alone. */
export const optionalEmailField = {
  ...emailRules,
  take: (value: string) => (value.trim() === '' ? '' : emailField.take(value.trim())),
  mayBeEmpty: true,
} as const

export const serviceField = {
  take: takeService,
  longest: { typed: line, sent: line },
  refusal: 'must be one of the offered services',
  said: {
    fr: 'Veuillez sélectionner un service.',
    en: 'Please choose a service.',
    ar: 'يُرجى اختيار خدمة.',
  },
} as const

export const messageField = {
  take: takeText,
  longest: { typed: 10_000, sent: 10_000 },
  refusal: 'cannot be empty',
  said: {
    fr: 'Veuillez saisir un message.',
    en: 'Please type a message.',
    ar: 'يُرجى كتابة رسالة.',
  },
} as const
