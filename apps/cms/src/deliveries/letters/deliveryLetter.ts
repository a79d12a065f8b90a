import { localisedPath } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import { routes } from '@sira/contract/routes'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import type { Fact, Letter } from '../../mail/drawing/letter.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft, isolated } from '../../papers/writtenValues.ts'
import type { Delivery } from '../../payload-types.ts'
import type { DeliveryLetter } from '../deliveryMachine.ts'
import { deliveryWords } from '../words/deliveryWords.ts'
import type { DeliveryWords } from '../words/fr.ts'

interface LetterDetails {
  /** The words of staff. */
  message: string | undefined
  /** The sums to pay, in lines. */
  payment: string | undefined
  siteUrl: string
}

/**
 * A letter about a delivery to who asked for it. The code of the recipient goes by him: of the
 * recipient there is a phone number alone.
 */
export function deliveryLetter(
  name: DeliveryLetter | 'received',
  delivery: Delivery,
  { message, payment, siteUrl }: LetterDetails,
): Letter {
  const lang = delivery.locale ?? 'fr'
  const words = deliveryWords[lang]
  const { subject, text } = words.letters[name]
  const { reference, estimation, prix, code, raison } = delivery
  const amount = prix ?? estimation
  const label = typeof prix === 'number' ? words.price : words.estimate
  const reason = name === 'échouée' && raison ? [words.reasons[raison]] : []
  return {
    lang,
    subject: `${subject} (${fromLeft(reference)})`,
    cloth: { reference, steps: delivery.etapes?.length ?? 0, lang },
    heading: subject,
    paragraphs: [
      mailWords(lang).hello(greetedName(delivery.nom ?? '')),
      text,
      ...reason,
      ...(payment?.split('\n') ?? []),
      ...(message ? [message] : []),
    ],
    facts: [
      { label: words.reference, value: fromLeft(reference) },
      ...(name === 'received' ? [] : summaryOf(delivery, words)),
      ...(typeof amount === 'number' ? [{ label, value: amountText(amount, lang) }] : []),
      ...(name === 'affectée' && code ? [{ label: words.code, value: fromLeft(code) }] : []),
    ],
    button: {
      label: words.follow,
      href: `${siteUrl}${localisedPath(routes.followUp, lang)}?reference=${reference}`,
    },
    footer: [words.why],
  }
}

/**
 * Which of several it is. Not in the first letter: nobody of ours has looked at what was typed, and
 * anyone can type anyone's address.
 */
function summaryOf(delivery: Delivery, { parcel, to }: DeliveryWords): Fact[] {
  const { colis, arriveeVille, arriveeQuartier, arriveeContact } = delivery
  const place = [arriveeContact, arriveeQuartier, arriveeVille].filter(Boolean).join(', ')
  return [
    ...(colis ? [{ label: parcel, value: isolated(colis) }] : []),
    ...(place ? [{ label: to, value: isolated(place) }] : []),
  ]
}
