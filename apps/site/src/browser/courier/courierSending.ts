import {
  courierCalls,
  type Gesture,
  type GestureOutcome,
  mostGestures,
  type RoundDelivery,
} from '@sira/contract/deliveries/gestures'
import { type CourierMemory, keepDay, keptDay } from './courierMemory.ts'

/** `away`: no network, or nobody answers; `unbound`: this phone is no courier's any more. */
export type Exchange = 'done' | 'away' | 'unbound'

interface Answer {
  nom?: string
  gestes?: readonly GestureOutcome[]
  livraisons: readonly RoundDelivery[]
}

/** On a line this slow it will not come any more; milliseconds. */
const patience = 30_000

async function ask<Data>(path: string, data: object): Promise<Data | number> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return response.status
    return ((await response.json()) as { data: Data }).data
  } catch {
    return 0
  }
}

/** Binds this phone by a link and its spoken code; the status of the refusal else, 0 without a network. */
export async function bindPhone(lien: string, code: string): Promise<number> {
  const bound = await ask<{ jeton: string; nom: string }>(courierCalls.bind, { lien, code })
  if (typeof bound === 'number') return bound
  const now = new Date().toISOString()
  const { jeton, nom } = bound
  keepDay({ jeton, nom, livraisons: [], gestes: [], vu: now, refus: [] })
  return 200
}

let last: Promise<unknown> = Promise.resolve()

/** Sends what waits, some at a time, and hears of the day; one exchange after another. */
export function exchange(): Promise<Exchange> {
  const done = last.then(exchangeOnce, exchangeOnce)
  last = done
  return done
}

async function exchangeOnce(): Promise<Exchange> {
  for (;;) {
    const day = keptDay()
    if (!day) return 'unbound'
    const gestes = day.gestes.slice(0, mostGestures)
    const { jeton } = day
    const answer = await (gestes.length > 0
      ? ask<Answer>(courierCalls.gestures, { jeton, gestes })
      : ask<Answer>(courierCalls.round, { jeton }))
    if (answer === 401) return 'unbound'
    if (typeof answer === 'number') return 'away'
    const left = settled(answer)
    if (left === undefined || left.gestes.length === 0) return 'done'
  }
}

/** What came meanwhile stays: only what was answered for leaves. */
function settled({ gestes = [], livraisons, nom }: Answer): CourierMemory | undefined {
  const day = keptDay()
  if (!day) return undefined
  const answered = new Map(gestes.map((outcome) => [outcome.cle, outcome]))
  const refused = day.gestes.flatMap(({ cle, livraison }) => {
    const { pris = true, message = '' } = answered.get(cle) ?? {}
    return pris ? [] : [{ livraison, message }]
  })
  const next = {
    ...day,
    nom: nom ?? day.nom,
    livraisons,
    gestes: day.gestes.filter(({ cle }) => !answered.has(cle)),
    refus: [...day.refus, ...refused].slice(-20),
    vu: new Date().toISOString(),
  }
  keepDay(next)
  return next
}

/** Keeps an act on the phone first: it is sent when there is a line. */
export function keepGesture(gesture: Gesture): boolean {
  const day = keptDay()
  return day !== undefined && keepDay({ ...day, gestes: [...day.gestes, gesture] })
}
