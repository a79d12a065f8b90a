import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import { amountText } from '@sira/contract/orders/amountText'
import type { Payload } from 'payload'
import type { Pair } from '../dossiers/followed.ts'
import { foundByPair } from '../dossiers/followUp/foundByPair.ts'
import type { Delivery } from '../payload-types.ts'
import { type DeliveryState, deliveryStates } from './deliveryMachine.ts'
import { deliveryWords } from './words/deliveryWords.ts'

/** The follow-up of a delivery: where it is, what it costs, and the code for its recipient. */
export async function followedDelivery(
  pair: Pair,
  locale: Locale | undefined,
  payload: Payload,
): Promise<FollowUp | undefined> {
  const delivery = await foundByPair('livraisons', pair, payload)
  if (delivery === undefined) return undefined
  const language = locale ?? delivery.locale ?? 'fr'
  const { states } = deliveryWords[language]
  const price = delivery.prix ?? delivery.estimation
  const toDo = nextStep(delivery, language)
  return {
    reference: pair.reference,
    nature: 'livraison',
    etat: delivery.etat,
    etapes: (delivery.etapes ?? []).map(({ date, vers, message }) => ({
      date,
      titre: isState(vers) ? states[vers] : vers,
      message: message ?? null,
    })),
    ...(typeof price === 'number' && { total: price }),
    ...(toDo && { aFaire: toDo }),
  }
}

function isState(name: string): name is DeliveryState {
  return Object.hasOwn(deliveryStates, name)
}

function nextStep({ etat, prix, code, commande }: Delivery, locale: Locale): string | undefined {
  const { toDo } = deliveryWords[locale]
  switch (etat) {
    case 'demandée':
      return toDo.asked
    case 'chiffrée':
      return commande || typeof prix !== 'number'
        ? undefined
        : toDo.priced(amountText(prix, locale))
    case 'affectée':
    case 'enlevée':
    case 'en_route':
    case 'retentée':
      return code ? toDo.code(code) : undefined
    case 'échouée':
      return toDo.failed
    case 'à_vérifier':
      return toDo.checking
    default:
      return undefined
  }
}
