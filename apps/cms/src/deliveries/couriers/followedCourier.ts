import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { Pair } from '../../dossiers/followed.ts'
import { foundByPair } from '../../dossiers/followUp/foundByPair.ts'
import { courierWords } from '../words/courierWords.ts'
import { type CourierState, courierStates } from './courierMachine.ts'

/** The follow-up of an application as a courier. */
export async function followedCourier(
  pair: Pair,
  locale: Locale | undefined,
  payload: Payload,
): Promise<FollowUp | undefined> {
  const courier = await foundByPair('coursiers', pair, payload)
  if (courier === undefined) return undefined
  const words = courierWords[locale ?? courier.locale ?? 'fr']
  const toDo: Partial<Record<CourierState, string>> = words.toDo
  const next = toDo[courier.etat]
  return {
    reference: pair.reference,
    nature: 'coursier',
    etat: courier.etat,
    etapes: (courier.etapes ?? []).map(({ date, vers, message }) => ({
      date,
      titre: isState(vers) ? words.states[vers] : vers,
      message: message ?? null,
    })),
    ...(next && { aFaire: next }),
  }
}

function isState(name: string): name is CourierState {
  return Object.hasOwn(courierStates, name)
}
