import type { DoneDelivery, Gesture, RoundDelivery } from '@sira/contract/deliveries/gestures'
import { deviceMemory } from '../device/deviceMemory.ts'

export type FormerActs = Pick<CourierMemory, 'jeton' | 'nom' | 'gestes'> & {
  /** His token opens nothing any more: nothing is sent until he is bound here again. */
  isClosed?: true
}

/** The data on a courier's phone: his day, and his acts that have not arrived yet. */
export interface CourierMemory {
  /** The token by which the back office knows this phone. */
  jeton: string
  nom: string
  livraisons: readonly RoundDelivery[]
  gestes: readonly Gesture[]
  /** His last deliveries, and the FCFA in his hand; an earlier version kept none. */
  faites?: readonly DoneDelivery[]
  enMain?: number
  /** The time of the last answer. */
  vu: string
  /** Acts of couriers before him on this phone that have not arrived yet: they are sent as theirs. */
  avant?: readonly FormerActs[]
  /** Acts that were refused, with the reason. */
  refus: readonly { livraison: string; message: string }[]
}

export const courierMemory = deviceMemory<CourierMemory>(
  'sira-livreur',
  ({ jeton, livraisons, gestes, refus }) =>
    typeof jeton === 'string' && [livraisons, gestes, refus].every(Array.isArray),
)
