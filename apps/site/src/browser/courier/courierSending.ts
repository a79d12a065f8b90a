import {
  courierCalls,
  type Gesture,
  type GestureOutcome,
  mostGestures,
  type RoundDelivery,
} from '@sira/contract/deliveries/gestures'
import { ask, exchanges } from '../device/exchanges.ts'
import { courierMemory } from './courierMemory.ts'

interface Answer {
  nom?: string
  gestes?: readonly GestureOutcome[]
  livraisons: readonly RoundDelivery[]
}

const call = <Data>(path: string, data: object) => ask<Data>(`/api/${path}`, { data })

/** Binds this phone by a link and its spoken code; the status of the refusal else, 0 without a network. */
export async function bindPhone(lien: string, code: string): Promise<number> {
  const bound = await call<{ jeton: string; nom: string }>(courierCalls.bind, { lien, code })
  if (typeof bound === 'number') return bound
  const now = new Date().toISOString()
  const { jeton, nom } = bound
  courierMemory.keep({ jeton, nom, livraisons: [], gestes: [], vu: now, refus: [] })
  return 200
}

/** Sends the acts that wait, and hears of the day. */
export const exchange = exchanges<Answer>({
  send() {
    const day = courierMemory.read()
    if (!day) return undefined
    const gestes = day.gestes.slice(0, mostGestures)
    const { jeton } = day
    return gestes.length > 0
      ? call<Answer>(courierCalls.gestures, { jeton, gestes })
      : call<Answer>(courierCalls.round, { jeton })
  },
  settle({ gestes = [], livraisons, nom }) {
    const day = courierMemory.read()
    if (!day) return 0
    const answered = new Map(gestes.map((outcome) => [outcome.cle, outcome]))
    const refused = day.gestes.flatMap(({ cle, livraison }) => {
      const { pris = true, message = '' } = answered.get(cle) ?? {}
      return pris ? [] : [{ livraison, message }]
    })
    // Only answered acts leave: others may have been added since the call.
    const left = day.gestes.filter(({ cle }) => !answered.has(cle))
    courierMemory.keep({
      ...day,
      nom: nom ?? day.nom,
      livraisons,
      gestes: left,
      refus: [...day.refus, ...refused].slice(-20),
      vu: new Date().toISOString(),
    })
    return left.length
  },
})

/** Keeps an act on the phone first: it is sent when there is a line. */
export function keepGesture(gesture: Gesture): boolean {
  const day = courierMemory.read()
  return day !== undefined && courierMemory.keep({ ...day, gestes: [...day.gestes, gesture] })
}
