import type { Locale } from '@sira/contract/locales'

/** The first line of a WhatsApp message with new offers, in the language of the customer. */
export const planWords: Readonly<Record<Locale, (name: string) => string>> = {
  fr: (name) => `Bonjour ${name}, voici les nouvelles offres de votre formule\u00a0:`,
  en: (name) => `Hello ${name}, here are the new offers of your plan:`,
  ar: (name) => `مرحبًا ${name}، إليكم العروض الجديدة ضمن باقتكم:`,
}
