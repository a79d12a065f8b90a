import type { PayloadRequest } from 'payload'

/** What is handed over to its person with a letter. */
export async function attachmentsOf(email: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'attachments',
    where: { email: { equals: email } },
    select: { name: true, type: true, content: true },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs.length === 0 ? {} : { attachments: docs }
}
