import { formRoutes } from '../formRoutes.ts'
import { emailField } from './email.ts'
import { dialCodeField, messageField, nameField, phoneField, serviceField } from './formFields.ts'
import { sending } from './formWords.ts'
import { messageForm } from './messageForm.ts'

/** The contact message (product 2.6, 3, 5). It is kept with its dial code. */
export const contactForm = messageForm({
  endpoint: 'contacts',
  route: formRoutes.contact,
  fields: {
    name: { ...nameField, required: true },
    email: emailField,
    indicatif: dialCodeField,
    phone: phoneField,
    subject: serviceField,
    message: messageField,
  },
  names: { fr: 'Message', en: 'Message', ar: 'رسالة' },
  messages: {
    fr: { ...sending.fr, success: 'Votre message a bien été envoyé !' },
    en: { ...sending.en, success: 'Your message has been sent!' },
    ar: { ...sending.ar, success: 'لقد أُرسلت رسالتكم!' },
  },
})
