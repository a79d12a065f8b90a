import type { Where } from 'payload'
// The small form of zod: this comes with the screen into the browser.
import * as z from 'zod/mini'

const asked = z.object({
  or: z.array(
    z.object({ and: z.array(z.object({ labels: z.object({ in: z.array(z.coerce.string()) }) })) }),
  ),
})

/** As Payload's list writes its own filters, so that it shows this one in words. */
export function whereLabel(id: string): Where {
  return id === '' ? {} : { or: [{ and: [{ labels: { in: [id] } }] }] }
}

/** The one label that a list is narrowed to by the choice above it, and by nothing else. */
export function askedLabel(where: unknown): string {
  const [one, ...others] = asked.safeParse(where).data?.or ?? []
  const [by, ...more] = one?.and ?? []
  const [id = '', ...ids] = by?.labels.in ?? []
  return others.length + more.length + ids.length === 0 ? id : ''
}
