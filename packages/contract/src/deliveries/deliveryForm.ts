import { formRoutes } from '../formRoutes.ts'
import { dialCodeField, nameField, optionalEmailField, phoneField } from '../forms/formFields.ts'
import { sending } from '../forms/formWords.ts'
import { messageForm } from '../forms/messageForm.ts'
import { type PaymentMode, paymentModes } from '../orders/paymentModes.ts'
import { placeFields } from './deliveryPlaces.ts'

/** Who pays a delivery (product 13). */
export const payers = ['expediteur', 'destinataire'] as const
export type Payer = (typeof payers)[number]

const parcel = 500
const wish = 200
const short = { typed: 40, sent: 40 }

/** The request for a delivery (product 2.15, 13). */
export const deliveryForm = messageForm({
  endpoint: 'livraisons',
  route: formRoutes.deliveryRequest,
  fields: {
    nom: { ...nameField, required: true },
    indicatif: dialCodeField,
    phone: { ...phoneField, required: true },
    email: optionalEmailField,
    ...placeFields('depart'),
    ...placeFields('arrivee'),
    colis: {
      take: (value: string) => (value.trim() === '' ? undefined : value),
      longest: { typed: parcel, sent: parcel },
      refusal: 'cannot be empty',
      required: true,
      said: {
        fr: 'Veuillez décrire le colis.',
        en: 'Please describe the parcel.',
        ar: 'يُرجى وصف الطرد.',
      },
    },
    souhait: {
      take: (value: string) => value,
      longest: { typed: wish, sent: wish },
      refusal: 'must be a text',
      mayBeEmpty: true,
      said: {
        fr: 'Ce souhait est trop long.',
        en: 'This wish is too long.',
        ar: 'هذه الرغبة طويلة جدًا.',
      },
    },
    mode: {
      take: (value: string) => paymentModes.find((mode) => mode === value),
      longest: short,
      refusal: 'must be one of the payment modes',
      required: true,
      said: {
        fr: 'Veuillez choisir comment payer.',
        en: 'Please choose how to pay.',
        ar: 'يُرجى اختيار طريقة الدفع.',
      },
    },
    payeur: {
      take: (value: string) => payers.find((payer) => payer === value),
      longest: short,
      refusal: 'must be one of expediteur, destinataire',
      required: true,
      said: {
        fr: 'Veuillez dire qui paie.',
        en: 'Please say who pays.',
        ar: 'يُرجى تحديد من يدفع.',
      },
    },
  },
  names: { fr: 'Demande de livraison', en: 'Delivery request', ar: 'طلب توصيل' },
  messages: {
    fr: { ...sending.fr, success: 'Votre demande de livraison a bien été envoyée\u00a0!' },
    en: { ...sending.en, success: 'Your delivery request has been sent!' },
    ar: { ...sending.ar, success: 'لقد أُرسل طلب التوصيل!' },
  },
})

/**
 * The modes of payment that the page offers: cash to the courier, or money on one of our accounts
 * before the parcel leaves. The till of the office counts orders alone; the others need a provider
 * or a paper.
 */
export const deliveryModes = [
  'especes_livraison',
  'mobile_money',
] as const satisfies readonly PaymentMode[]
