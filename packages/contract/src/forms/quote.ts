import { formRoutes } from '../formRoutes.ts'
import { emailField } from './email.ts'
import { dialCodeField, messageField, nameField, phoneField, serviceField } from './formFields.ts'
import { sending } from './formWords.ts'
import { messageForm } from './messageForm.ts'
import { internationalPhone } from './phone.ts'

/** A number of Burkina Faso alone: 226 and 8 digits (product 5 and 9). */
function takePhone(value: string, { indicatif }: { indicatif: string }): string | undefined {
  const phone = internationalPhone(value, indicatif)
  return phone?.startsWith('+226') ? phone : undefined
}

/** The quote request (product 2.12, 3, 5, 7). */
export const quoteForm = messageForm({
  endpoint: 'devis',
  route: formRoutes.quote,
  fields: {
    // Strapi took an empty one, and its clients may count on it (recorded call d02).
    nom: { ...nameField, required: true, keptAsSent: true },
    email: emailField,
    // The dial code is not sent (product 3).
    indicatif: { ...dialCodeField, unsent: true },
    phone: { ...phoneField, take: takePhone },
    service: serviceField,
    message: messageField,
  },
  // The order of product 5, which requires the rest without naming a check.
  checkedFirst: ['email', 'phone', 'service', 'message'],
  names: { fr: 'Demande de devis', en: 'Quote request', ar: 'طلب عرض سعر' },
  messages: {
    fr: { ...sending.fr, success: 'Votre demande a bien été envoyée !' },
    en: { ...sending.en, success: 'Your request has been sent!' },
    ar: { ...sending.ar, success: 'لقد أُرسل طلبكم!' },
  },
})
