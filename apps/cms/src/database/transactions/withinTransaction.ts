import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs several writes of one request: all of them are kept, or none. */
export async function withinTransaction<Result>(
  req: PayloadRequest,
  write: () => Promise<Result>,
): Promise<Result> {
  const own = await initTransaction(req)
  try {
    const result = await write()
    if (own) await commitTransaction(req)
    return result
  } catch (error) {
    if (own) await killTransaction(req)
    throw error
  }
}
