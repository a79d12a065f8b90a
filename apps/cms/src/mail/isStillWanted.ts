import type { Payload } from 'payload'
import type { Email } from '../payload-types.ts'

/**
 * Whether a waiting letter may still leave: not after the reader stopped the alert or the
 * newsletter, was put in the trash by staff, or his address refused others. Any other letter was
 * asked for.
 */
export async function isStillWanted({ kind, about }: Email, payload: Payload): Promise<boolean> {
  if (kind === 'alert' && about?.relationTo === 'alertes') {
    const found = { collection: 'alertes', id: Number(about.value), depth: 0 } as const
    const alert = await payload.findByID({ ...found, disableErrors: true })
    return alert?.etat === 'active'
  }
  if (kind !== 'newsletter' || about?.relationTo !== 'newsletters') return true
  const reader = await payload.findByID({
    collection: 'newsletters',
    id: Number(about.value),
    depth: 0,
    disableErrors: true,
  })
  return reader?.subscription === 'confirmed' && !reader.refusedAt
}
