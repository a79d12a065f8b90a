import type { PayloadRequest } from 'payload'
import type { OwnSession } from '../sessions/ownSession.ts'
import { recordsOf } from '../whose.ts'

/** The session of the space has proved that the address is his: no letter asks again. */
export async function changeSubscription(
  { whose }: OwnSession,
  wanted: boolean,
  req: PayloadRequest,
): Promise<void> {
  const { person } = whose
  if (!('email' in person)) return
  const found = await recordsOf(whose, req)
  const [reader] = found.find(({ kind }) => kind.slug === 'newsletters')?.records ?? []
  const now = new Date().toISOString()
  const data = wanted
    ? { subscription: 'confirmed' as const, confirmedAt: now, refusals: 0, refusedAt: null }
    : { subscription: 'unsubscribed' as const, unsubscribedAt: now }
  const context = { work: { act: 'subscribed', why: 'depuis son espace' } } as const
  if (reader) {
    await req.payload.update({
      collection: 'newsletters',
      id: reader.id,
      data,
      context,
      trash: true,
      depth: 0,
      req,
    })
  } else if (wanted) {
    const email = person.email.toLowerCase()
    await req.payload.create({
      collection: 'newsletters',
      data: { email, ...data },
      context,
      depth: 0,
      req,
    })
  }
}
