import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether who asks reads any records of a kind; which of them, the question itself sees to. */
export async function mayRead(collection: CollectionSlug, req: PayloadRequest): Promise<boolean> {
  return (await req.payload.collections[collection].config.access.read({ req })) !== false
}
