import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Staff } from './staff.ts'

/** The answers that visitors got: they have to be true at the end. */
export interface Told {
  /** Seats that were acknowledged, by reference; whether their end was. */
  seats: Map<string, { phone: string; cancelled: boolean }>
  /** Places in a waiting list, by reference. */
  entries: Map<string, string>
  /** Moves that were answered, by kind and status. */
  answers: Map<string, number>
  requests: number
}

interface Answer {
  status: number
  attributes: {
    reference?: string
    inscriptions?: { reference: string }[]
    commande?: { inscriptions?: { reference: string }[] }
  }
}

let people = 0

/** Makes `count` moves with this many clients at a time, each repeated until it is answered. */
export async function moveAll(
  url: string,
  { staff, sessions, count, clients }: Plan,
): Promise<Told> {
  const told: Told = { seats: new Map(), entries: new Map(), answers: new Map(), requests: 0 }
  let left = count
  const chosen = () => sessions[randomInt(sessions.length)] ?? 0
  const send = (path: string, data: object) => sendUntilAnswered(`${url}/api/${path}`, data, told)
  const moves: readonly [below: number, kind: string, move: () => Promise<number>][] = [
    [45, 'buy', () => buy(send, chosen(), told)],
    [70, 'cancel', () => cancel(send, told)],
    [80, 'wait', () => join(send, chosen(), told)],
    [92, 'reply', () => reply(send, told)],
    [100, 'capacity', () => staff.setPlaces(chosen(), randomInt(5, 40))],
  ]
  async function client(): Promise<void> {
    while (left > 0) {
      left -= 1
      const drawn = randomInt(100)
      const [, kind, move] = moves.find(([below]) => drawn < below) ?? []
      const status = await move?.()
      const said = `${kind} ${status}`
      told.answers.set(said, (told.answers.get(said) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return told
}

interface Plan {
  staff: Staff
  sessions: readonly number[]
  count: number
  clients: number
}

type Send = (path: string, data: object) => Promise<Answer>

async function buy(send: Send, session: number, told: Told): Promise<number> {
  const phone = newPhone()
  const participants = [{ nom: 'Awa' }, {}, {}].slice(0, randomInt(1, 4))
  const who = { nom: 'Awa Sow', phone, indicatif: '+226', mode: 'especes_agence' }
  const lignes = [{ nature: 'session', id: session, participants }]
  const { status, attributes } = await send('commandes', { ...who, lignes })
  note(told, phone, attributes.inscriptions)
  return status
}

function note(told: Told, phone: string, kept: readonly { reference: string }[] = []): void {
  for (const { reference } of kept) told.seats.set(reference, { phone, cancelled: false })
}

async function cancel(send: Send, told: Told): Promise<number> {
  const [reference, seat] = oneOf([...told.seats].filter(([, { cancelled }]) => !cancelled))
  if (!reference || !seat) return 0
  seat.cancelled = true
  const asked = { reference, phone: seat.phone, annuler: true }
  const { status } = await send('inscriptions/changer', asked)
  seat.cancelled = status === 200
  return status
}

async function join(send: Send, session: number, told: Told): Promise<number> {
  const phone = newPhone()
  const who = { nom: 'Issa Sow', phone, indicatif: '+226' }
  const { status, attributes } = await send('attentes', {
    session,
    places: randomInt(1, 4),
    ...who,
  })
  if (attributes.reference) told.entries.set(attributes.reference, phone)
  return status
}

async function reply(send: Send, told: Told): Promise<number> {
  const [reference, phone] = oneOf([...told.entries])
  if (!reference || !phone) return 0
  const reponse = ['prendre', 'prendre', 'decliner', 'quitter'][randomInt(4)]
  const { status, attributes } = await send('attentes/repondre', { reference, phone, reponse })
  note(told, phone, attributes.commande?.inscriptions)
  return status
}

/** Sends under one key, as our pages do: a lost answer comes again. */
async function sendUntilAnswered(url: string, data: object, told: Told): Promise<Answer> {
  const key = randomUUID()
  for (;;) {
    told.requests += 1
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          // Another address each time: the limit per address is not measured here.
          'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
        body: JSON.stringify({ data }),
        signal: AbortSignal.timeout(15_000),
      })
      const { status } = response
      if (status < 500 && status !== 429) {
        const { data: kept } = (await response.json()) as {
          data: Pick<Answer, 'attributes'> | null
        }
        return { status, attributes: kept?.attributes ?? {} }
      }
    } catch {
      // No answer: it may have arrived or not.
    }
    await wait(200)
  }
}

function newPhone(): string {
  people += 1
  return `7${String(people).padStart(7, '0')}`
}

function oneOf<One extends readonly unknown[]>(all: readonly One[]): One | [] {
  return all[randomInt(Math.max(all.length, 1))] ?? []
}
