import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { WireEntity } from '../serialise.ts'
import type { FormValues } from './checkForm.ts'

/** Longer than either way takes, so that the time tells nothing. */
const answerTimeMs = 120

/**
 * Keeps a subscription once per address, compared without case. The answer is the same for a new
 * and a known address, its id included: a stranger cannot find out who subscribed.
 */
export async function subscribe(values: FormValues, payload: Payload): Promise<WireEntity> {
  const email = (values.email ?? '').toLowerCase()
  const now = new Date().toISOString()
  await Promise.all([keepOnce(values.nom ?? '', email, payload), pause(answerTimeMs)])
  return {
    id: idOf(email, payload.secret),
    attributes: {
      nom: values.nom ?? null,
      email: values.email ?? null,
      createdAt: now,
      updatedAt: now,
    },
  }
}

async function keepOnce(nom: string, email: string, payload: Payload): Promise<void> {
  if (await isKnown(email, payload)) return
  try {
    await payload.create({ collection: 'newsletters', data: { nom, email }, depth: 0 })
  } catch (error) {
    // Another request may have kept the same address in the meantime.
    if (!(await isKnown(email, payload))) throw error
  }
}

async function isKnown(email: string, payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'newsletters',
    where: { email: { equals: email } },
  })
  return totalDocs > 0
}

/** A number that follows from the address, but from which the address does not follow. */
function idOf(email: string, secret: string): number {
  return createHmac('sha256', secret).update(`newsletter:${email}`).digest().readUIntBE(0, 6)
}
