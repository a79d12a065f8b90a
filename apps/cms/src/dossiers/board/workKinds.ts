import type { Payload } from 'payload'
import { keptKinds, type NamedKind } from '../keptKinds.ts'
import type { Machine } from '../moves/machine.ts'

/** A kind of dossier that staff work on, state by state. */
export interface WorkKind extends NamedKind {
  machine: Machine<{ id: number }, string>
  labels: { singular: string; plural: string }
}

/**
 * All that have states and ask something of staff, in the order of the configuration. Subscribers
 * have states too, and are nobody’s work.
 */
export function workKinds(payload: Pick<Payload, 'config'>): WorkKind[] {
  return keptKinds(payload).flatMap((kind) => {
    const found = payload.config.collections.find(({ slug }) => slug === kind.slug)
    const machine: WorkKind['machine'] | undefined = found?.custom?.machine
    if (found === undefined || machine === undefined || kind.day === null) return []
    const { singular, plural } = found.labels
    return [{ ...kind, machine, labels: { singular: String(singular), plural: String(plural) } }]
  })
}

/** Throws where a collection is no such kind. */
export function workKind(slug: string, payload: Pick<Payload, 'config'>): WorkKind {
  const found = workKinds(payload).find((kind) => kind.slug === slug)
  if (found === undefined) throw new Error(`Nobody works on ${slug} by its states`)
  return found
}
