import { formRoutes } from '../formRoutes.ts'
import { emailField } from './email.ts'
import { sending } from './formWords.ts'
import { messageForm } from './messageForm.ts'

/** The newsletter form (product 2.2, 3, 5, 7). */
export const newsletterForm = messageForm({
  endpoint: 'newsletters',
  route: formRoutes.newsletter,
  // The text of product 5, without the space that the two others have.
  fields: { email: { ...emailField, said: { ...emailField.said, fr: 'Email Invalide!' } } },
  // The name is always empty (product 3).
  sentEmpty: { nom: 255 },
  // Product 8 asks for it of this form alone.
  failureInConsole: true,
  names: {
    fr: 'Abonnement à la lettre',
    en: 'Newsletter subscription',
    ar: 'اشتراك في الرسالة',
  },
  messages: {
    fr: {
      ...sending.fr,
      submitting: 'Soucription en cours...',
      success: "Merci d'avoir souscrit à notre newsletter !",
    },
    en: {
      ...sending.en,
      submitting: 'Subscribing…',
      success: 'Thank you for subscribing to our newsletter!',
    },
    ar: {
      ...sending.ar,
      submitting: 'جارٍ الاشتراك…',
      success: 'شكرًا لاشتراككم في رسالتنا الإخبارية!',
    },
  },
})
