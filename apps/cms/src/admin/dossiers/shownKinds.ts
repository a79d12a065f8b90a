import type { PayloadRequest } from 'payload'
import { mayRead } from '../../clients/mayRead.ts'
import { type WorkKind, workKinds } from '../../dossiers/board/workKinds.ts'

/** How a card is moved: by saving its state, with a reason, or on the screen of its record alone. */
export type Moving = 'save' | 'advance' | null

export interface ShownKind extends WorkKind {
  moving: Moving
}

/** The kinds that a person works with: those that stand in his menu and that he may read. */
export async function shownKinds(req: PayloadRequest): Promise<ShownKind[]> {
  const shown: ShownKind[] = []
  for (const kind of workKinds(req.payload)) {
    if (isHidden(kind, req) || !(await mayRead(kind.slug, req))) continue
    shown.push({ ...kind, moving: await movingOf(kind, req) })
  }
  return shown
}

function isHidden({ slug }: WorkKind, { payload, user }: PayloadRequest): boolean {
  const { hidden } = payload.collections[slug].config.admin
  // Payload's type of a person is that of its screens, where sessions are of another shape.
  return typeof hidden === 'function' ? hidden({ user } as never) : hidden === true
}

async function movingOf({ slug, machine }: WorkKind, req: PayloadRequest): Promise<Moving> {
  const { access, endpoints } = req.payload.collections[slug].config
  if ((await access.update({ req })) === false) return null
  if (machine.savedByStaff) return 'save'
  const advances = (endpoints || []).some(({ path }) => path === '/:id/avancer')
  return advances ? 'advance' : null
}
