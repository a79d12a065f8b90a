import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import type { Payload } from 'payload'
import type { Pair } from '../dossiers/followed.ts'
import { foundByPair } from '../dossiers/followUp/foundByPair.ts'
import type { Delivery } from '../payload-types.ts'
import { owedOf } from './cash/oweCash.ts'
import { type DeliveryState, deliveryStates } from './deliveryMachine.ts'
import { howToPay } from './payment/howToPay.ts'
import { deliveryWords } from './words/deliveryWords.ts'

/** The follow-up of a delivery: where it is, what it costs and how that is paid, and the code for its recipient. */
export async function followedDelivery(
  pair: Pair,
  locale: Locale | undefined,
  payload: Payload,
): Promise<FollowUp | undefined> {
  const delivery = await foundByPair('livraisons', pair, payload)
  if (delivery === undefined) return undefined
  const language = locale ?? delivery.locale ?? 'fr'
  const { states } = deliveryWords[language]
  const { prix: price, estimation: estimate } = delivery
  const objet = summaryOf(delivery)
  const toDo = await nextStep(delivery, { pair, locale: language }, payload)
  return {
    reference: pair.reference,
    nature: 'livraison',
    etat: delivery.etat,
    etapes: (delivery.etapes ?? []).map(({ date, vers, message }) => ({
      date,
      titre: isState(vers) ? states[vers] : vers,
      message: message ?? null,
    })),
    ...(objet && { objet }),
    ...(typeof price === 'number'
      ? { total: price }
      : typeof estimate === 'number' && { estimation: estimate }),
    ...(toDo && { aFaire: toDo }),
  }
}

/** The parcel and its recipient. */
function summaryOf({ colis, arriveeContact, arriveeQuartier, arriveeVille }: Delivery): string {
  return [colis, arriveeContact, arriveeQuartier, arriveeVille].filter(Boolean).join(', ')
}

function isState(name: string): name is DeliveryState {
  return Object.hasOwn(deliveryStates, name)
}

/** A courier reads the reference and both numbers: by these alone he would read the code too. */
function saysCode({ commande, ...delivery }: Delivery, { isProved }: Pair): boolean {
  const { phone, departPhone, arriveePhone } = delivery
  return isProved || (!commande && phone !== departPhone && phone !== arriveePhone)
}

async function nextStep(
  delivery: Delivery,
  { pair, locale }: { pair: Pair; locale: Locale },
  payload: Payload,
): Promise<string | undefined> {
  const { etat, prix, code, commande } = delivery
  const { toDo } = deliveryWords[locale]
  const withPayment = async (text: string | undefined) =>
    [text, await howToPay(delivery, locale, payload)].filter(Boolean).join('\n') || undefined
  switch (etat) {
    case 'demandée':
      return withPayment(toDo.asked)
    case 'chiffrée':
      return commande || typeof prix !== 'number'
        ? undefined
        : withPayment(toDo.priced(amountText(prix, locale)))
    case 'affectée':
    case 'enlevée':
    case 'en_route':
    case 'retentée':
      if (!code) return withPayment(undefined)
      return withPayment(saysCode(delivery, pair) ? toDo.code(code) : toDo.codeElsewhere)
    case 'échouée':
      return toDo.failed
    case 'à_vérifier':
      return toDo.checking
    case 'annulée':
    case 'retournée': {
      const next = await followingReference(delivery, payload)
      const owed = await owedOf(delivery, payload)
      const told = [next && toDo.again(next), owed > 0 && toDo.owed(amountText(owed, locale))]
      return told.filter(Boolean).join('\n') || undefined
    }
    default:
      return undefined
  }
}

/** Of the delivery that was made in the place of this one. */
async function followingReference({ id }: Delivery, payload: Payload): Promise<string | undefined> {
  const where = { suiteDe: { equals: id } }
  const asked = { collection: 'livraisons', where, limit: 1, pagination: false, depth: 0 } as const
  return (await payload.find(asked)).docs[0]?.reference
}
