import { defaultDialCode } from '@sira/contract/dialCodes'
import type { Typed } from '@sira/contract/forms/messageForm'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import { services } from '@sira/contract/services'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Asked } from '../../transport/pageQuery.ts'
import type { quoteQuery } from './query.ts'

/** The quote form as the link that led here fills it in: service, subject, number of copies. */
export function prefilledQuote(
  { service, objet: subject, quantite: quantity = 1 }: Partial<Asked<typeof quoteQuery>>,
  words: Dictionary,
): Typed<FieldOf<'devis'>> {
  const sentences = [
    subject && words.quote.about(subject),
    subject && quantity > 1 && words.quote.quantity(quantity),
  ]
  return {
    nom: '',
    email: '',
    indicatif: defaultDialCode,
    phone: '',
    service: services.find((offered) => offered === service) ?? '',
    message: sentences.filter(Boolean).join(' '),
  }
}
