import type { PayloadRequest } from 'payload'
import type { NewsletterIssue } from '../../../payload-types.ts'

type State = NonNullable<NewsletterIssue['state']>

/** Moves a letter on, in one statement with its condition: of two who do it at once one does. */
export async function takeState(
  id: number,
  from: State,
  data: Partial<NewsletterIssue> & { state: State },
  req: PayloadRequest,
): Promise<boolean> {
  const moved: unknown = await req.payload.db.updateOne({
    collection: 'letters',
    where: { and: [{ id: { equals: id } }, { state: { equals: from } }] },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return moved !== null
}
