import {
  courierCalls,
  type DoneDelivery,
  type Gesture,
  type GestureOutcome,
  mostGestures,
  type RoundDelivery,
} from '@sira/contract/deliveries/gestures'
import { ask, type Exchange, exchanges } from '../device/exchanges.ts'
import { type CourierMemory, courierMemory, type FormerActs } from './courierMemory.ts'

interface Answer {
  nom?: string
  gestes?: readonly GestureOutcome[]
  livraisons: readonly RoundDelivery[]
  faites?: readonly DoneDelivery[]
  enMain?: number
}

const call = <Data>(path: string, data: object) => ask<Data>(`/api/${path}`, { data })

const sendActs = (jeton: string, gestes: readonly Gesture[]) => {
  const locale = document.documentElement.lang
  return call<Answer>(courierCalls.gestures, { jeton, gestes, locale })
}

/** Binds this phone by a link and its spoken code; the status of the refusal else, 0 without a network. */
export async function bindPhone(lien: string, code: string): Promise<number> {
  const bound = await call<{ jeton: string; nom: string }>(courierCalls.bind, { lien, code })
  if (typeof bound === 'number') return bound
  const now = new Date().toISOString()
  const { jeton, nom } = bound
  // Acts that a phone noted before its link was renewed, or before it was another's, have not arrived
  // yet: those of the one who is bound now go by his new token.
  const before = courierMemory.read()
  const noted = [...(before?.avant ?? []), ...(before ? [before] : [])]
  const gestes = noted.filter((one) => one.nom === nom).flatMap((one) => one.gestes)
  const avant = noted
    .filter((one) => one.nom !== nom && one.gestes.length > 0)
    .map(({ jeton, nom, gestes }) => ({ jeton, nom, gestes }))
  const refus = before?.refus ?? []
  courierMemory.keep({ jeton, nom, livraisons: [], gestes, avant, vu: now, refus })
  return 200
}

/** Sends what others noted on this phone, as theirs; it stays where their token opens nothing any more. */
async function sendFormer(): Promise<void> {
  for (const { jeton } of courierMemory.read()?.avant ?? []) {
    for (;;) {
      const waiting = courierMemory.read()?.avant?.find((one) => one.jeton === jeton)
      if (!waiting || waiting.isClosed) break
      const answer = await sendFirst(waiting)
      if (answer === 401 || answer === 403) changeFormer(jeton, { isClosed: true })
      if (typeof answer === 'number' || !answer?.gestes?.length) break
      changeFormer(jeton, { gestes: unanswered(waiting, answer.gestes) })
    }
  }
}

function changeFormer(jeton: string, changed: Partial<FormerActs>): void {
  const day = courierMemory.read()
  if (!day) return
  const avant = (day.avant ?? [])
    .map((one) => (one.jeton === jeton ? { ...one, ...changed } : one))
    .filter(({ gestes }) => gestes.length > 0)
  courierMemory.keep({ ...day, avant })
}

/** Only answered acts leave: others may have been added since the call. */
function unanswered({ gestes }: Pick<FormerActs, 'gestes'>, outcomes: readonly GestureOutcome[]) {
  const answered = new Set(outcomes.map(({ cle }) => cle))
  return gestes.filter(({ cle }) => !answered.has(cle))
}

/** The keys of acts that are not taken as they are, until the next exchange. */
const notTaken = new Set<string>()

/**
 * Sends the first waiting acts: one that is not taken as it is holds back none behind it. Gives
 * undefined where none is left to send.
 */
async function sendFirst({
  jeton,
  gestes,
}: Pick<FormerActs, 'jeton' | 'gestes'>): Promise<Answer | number | undefined> {
  for (;;) {
    const waiting = gestes.filter(({ cle }) => !notTaken.has(cle))
    const [first] = waiting
    if (!first) return undefined
    const answer = await sendActs(jeton, waiting.slice(0, mostGestures))
    if (!isAboutActs(answer)) return answer
    const alone = waiting.length > 1 ? await sendActs(jeton, [first]) : answer
    if (!isAboutActs(alone)) return alone
    notTaken.add(first.cle)
  }
}

/** A refusal of what was sent, and not of who sends, of how often, or of a server that is away. */
function isAboutActs(answer: Answer | number): boolean {
  return typeof answer === 'number' && answer >= 400 && answer <= 500 && !ofSender.has(answer)
}

const ofSender: ReadonlySet<number> = new Set([401, 403, 429])

const talk = exchanges<Answer>({
  async send() {
    await sendFormer()
    const day = courierMemory.read()
    return day && ((await sendFirst(day)) ?? call<Answer>(courierCalls.round, { jeton: day.jeton }))
  },
  settle({ gestes = [], livraisons, nom, faites = [], enMain = 0 }) {
    const day = courierMemory.read()
    if (!day) return 0
    const answered = new Map(gestes.map((outcome) => [outcome.cle, outcome]))
    const refused = day.gestes.flatMap(({ cle, livraison }) => {
      const { pris = true, message = '' } = answered.get(cle) ?? {}
      return pris ? [] : [{ livraison, message }]
    })
    const left = unanswered(day, gestes)
    courierMemory.keep({
      ...day,
      nom: nom ?? day.nom,
      livraisons,
      faites,
      enMain,
      gestes: left,
      refus: told([...day.refus, ...refused]).slice(-20),
      vu: new Date().toISOString(),
    })
    return left.filter(({ cle }) => !notTaken.has(cle)).length
  },
})

/** Sends waiting acts, and gets the day. */
export async function exchange(): Promise<Exchange> {
  notTaken.clear()
  const outcome = await talk()
  return outcome === 'done' && notTaken.size > 0 ? 'notTaken' : outcome
}

/** Each refusal once: several acts on a delivery may get the same. */
function told(refusals: CourierMemory['refus']): CourierMemory['refus'] {
  const each = new Map(refusals.map((one) => [`${one.livraison} ${one.message}`, one]))
  return [...each.values()]
}

/** Keeps an act on the phone first: it is sent when there is a line. */
export function keepGesture(gesture: Gesture): boolean {
  const day = courierMemory.read()
  return day !== undefined && courierMemory.keep({ ...day, gestes: [...day.gestes, gesture] })
}
