import type { PayloadRequest } from 'payload'
import type { PublicState } from '../publicState.ts'
import { pageOf } from './pageOf.ts'

/**
 * A published record whose slug changes keeps its old address as a redirection, in the same
 * transaction. Redirections to the old address follow, and one from the new address goes.
 */
export async function keepOldAddress(
  collection: string,
  before: PublicState | null,
  now: PublicState | null,
  req: PayloadRequest,
): Promise<void> {
  const page = pageOf(collection)
  if (!page || !before?.slug || !now?.slug || before.slug === now.slug) return
  const [from, to] = [page(before.slug), page(now.slug)].map(decodeURI) as [string, string]
  const { payload } = req
  const common = { collection: 'redirections', req, depth: 0 } as const
  await payload.delete({ ...common, where: { from: { in: [from, to] } } })
  await payload.update({ ...common, where: { to: { equals: from } }, data: { to } })
  await payload.create({ ...common, data: { from, to } })
}
