import type { Endpoint, PayloadRequest } from 'payload'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { requireContentStaff } from '../requireContentStaff.ts'
import type { FileCollection } from './namedFiles.ts'
import { type Use, usesOf } from './usesOf.ts'

/** A use as the screen shows it. */
export interface ShownUse {
  label: string
  title: string
  /** The screen it is written on; null where this person has no such screen. */
  href: string | null
}

/**
 * `GET /admin/api/media/:id/uses`: what shows a picture now, or leads to a document, and so keeps it
 * from being deleted.
 */
export function answerUses(slug: FileCollection): Endpoint {
  return {
    path: '/:id/uses',
    method: 'get',
    handler: async (req) => {
      requireContentStaff(req)
      const { config } = req.payload.collections[slug]
      const uses = await usesOf(config, recordNumber(req), req)
      return Response.json({ uses: uses.map((use) => shown(use, req)) })
    },
  }
}

function shown({ id, label, title, place }: Use, req: PayloadRequest): ShownUse {
  const href =
    'global' in place
      ? `/admin/globals/${place.global}`
      : `/admin/collections/${place.collection}/${id}`
  return { label, title, href: hasScreen(place, req) ? href : null }
}

function hasScreen(place: Use['place'], { payload, user }: PayloadRequest): boolean {
  const hidden =
    'global' in place
      ? payload.config.globals.find(({ slug }) => slug === place.global)?.admin?.hidden
      : payload.collections[place.collection].config.admin.hidden
  // Payload's type of a person is that of its screens, where sessions are of another shape.
  return typeof hidden === 'function' ? !hidden({ user } as never) : hidden !== true
}
