import type { CollectionConfig, PayloadRequest } from 'payload'
import type { AskedPerson } from './askedPerson.ts'

/** How a collection that knows its person by a digest alone forgets him. */
export type ForgetPerson = (addresses: readonly AskedPerson[], req: PayloadRequest) => Promise<void>

/** For the `custom` of a collection. */
export function forgetting(forgetPerson: ForgetPerson): NonNullable<CollectionConfig['custom']> {
  return { forgetPerson }
}

/** Collections without an address are erased too: each forgets its own. */
export async function forgetBesides(
  addresses: readonly AskedPerson[],
  req: PayloadRequest,
): Promise<void> {
  for (const { custom } of req.payload.config.collections) {
    const forgetPerson = custom?.forgetPerson as ForgetPerson | undefined
    await forgetPerson?.(addresses, req)
  }
}
