import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Newsletter } from '../../../payload-types.ts'
import type { CameWith, Keep } from './keep.ts'

/** Milliseconds: longer than either case takes, so that the time of the answer reveals nothing. */
const answerTimeMs = 150
/** The least time between two letters to an address, which a stranger may have typed. */
const betweenLettersMs = 10 * 60_000

/**
 * Keeps a subscription once per address, compared without case. The answer is the same for a new
 * and a known address, its id included: a stranger cannot find out who subscribed.
 */
export const subscribe: Keep = async (values, cameWith, payload) => {
  const email = (values.email ?? '').toLowerCase()
  const now = new Date().toISOString()
  const { nom = null } = values
  await Promise.all([keepOnce(nom ?? '', email, cameWith, payload), pause(answerTimeMs)])
  return {
    entity: {
      id: idOf(email, payload.secret),
      attributes: { nom, email: values.email ?? null, createdAt: now, updatedAt: now },
    },
  }
}

async function keepOnce(
  nom: string,
  email: string,
  cameWith: CameWith,
  payload: Payload,
): Promise<void> {
  const known = await subscriberAt(email, payload)
  if (known) return cameWith.suspicion === undefined ? askAgain(known, payload) : undefined
  try {
    const { locale, suspicion } = cameWith
    const state = suspicion === undefined ? 'new' : 'unwanted'
    const asked = { subscription: 'pending', askedAt: new Date().toISOString() } as const
    await payload.create({
      collection: 'newsletters',
      data: { nom, email, locale, suspicion: suspicion ?? null, state, ...asked },
      depth: 0,
    })
  } catch (error) {
    // Another request may have kept the same address in the meantime.
    if (!(await subscriberAt(email, payload))) throw error
  }
}

/**
 * Writes again to an address that has not confirmed, or that comes back after leaving, the trash,
 * or refused letters. An address given only by a suspected program has not been written to at all.
 */
async function askAgain(subscriber: Newsletter, payload: Payload): Promise<void> {
  const { id, subscription, askedAt, suspicion, deletedAt, refusedAt } = subscriber
  const lately = !suspicion && Date.now() - Date.parse(askedAt ?? '') < betweenLettersMs
  if ((subscription === 'confirmed' && !deletedAt && !refusedAt) || lately) return
  const askedAgain = new Date().toISOString()
  const asked = { subscription: 'pending', askedAt: askedAgain, deletedAt: null } as const
  const data = suspicion ? { ...asked, suspicion: null, state: 'new' as const } : asked
  await payload.update({ collection: 'newsletters', id, data, trash: true, depth: 0 })
}

async function subscriberAt(email: string, payload: Payload): Promise<Newsletter | undefined> {
  const { docs } = await payload.find({
    collection: 'newsletters',
    where: { email: { equals: email } },
    trash: true,
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]
}

/** A number that follows from the address, but from which the address does not follow. */
function idOf(email: string, secret: string): number {
  return createHmac('sha256', secret).update(`newsletter:${email}`).digest().readUIntBE(0, 6)
}
