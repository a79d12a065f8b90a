import type { Payload } from 'payload'
import type { Email } from '../payload-types.ts'

/**
 * Whether a letter that waits may still leave: who has stopped an alert or the newsletter meanwhile, or
 * was thrown away by staff, or whose address refused others, is not written to. Any other letter was asked for.
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
