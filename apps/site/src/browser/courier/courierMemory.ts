import type { Gesture, RoundDelivery } from '@sira/contract/deliveries/gestures'

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

const memory = 'sira-livreur'

export function keptDay(): CourierMemory | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memory) ?? 'null')
    return isMemory(kept) ? kept : undefined
  } catch {
    // A browser that keeps nothing, or something that is not ours.
    return undefined
  }
}

/** Whether it is kept then: not where the browser keeps nothing, or is full. */
export function keepDay(day: CourierMemory): boolean {
  try {
    localStorage.setItem(memory, JSON.stringify(day))
    return true
  } catch {
    return false
  }
}

export function forgetDay(): void {
  try {
    localStorage.removeItem(memory)
  } catch {
    // There is nothing then.
  }
}

function isMemory(value: unknown): value is CourierMemory {
  if (typeof value !== 'object' || value === null) return false
  const { jeton, livraisons, gestes, refus } = value as Record<string, unknown>
  return typeof jeton === 'string' && [livraisons, gestes, refus].every(Array.isArray)
}
