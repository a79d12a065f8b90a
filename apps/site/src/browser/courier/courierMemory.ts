import type { Gesture, RoundDelivery } from '@sira/contract/deliveries/gestures'
import { deviceMemory } from '../device/deviceMemory.ts'

/** The data on a courier's phone: his day, and his acts that have not arrived yet. */
export interface CourierMemory {
  /** By which the back office knows this phone. */
  jeton: string
  nom: string
  livraisons: readonly RoundDelivery[]
  gestes: readonly Gesture[]
  /** When the day was last heard of. */
  vu: string
  /** Acts that were refused, with the reason. */
  refus: readonly { livraison: string; message: string }[]
}

export const courierMemory = deviceMemory<CourierMemory>(
  'sira-livreur',
  ({ jeton, livraisons, gestes, refus }) =>
    typeof jeton === 'string' && [livraisons, gestes, refus].every(Array.isArray),
)
