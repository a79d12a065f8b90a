import type { PayloadRequest } from 'payload'
import type { KeptName } from '../messages/keptKinds.ts'

/** Whether who asks reads any records of a kind; which of them, the question itself sees to. */
export async function mayRead(
  kind: KeptName | 'paiements' | 'recus',
  req: PayloadRequest,
): Promise<boolean> {
  return (await req.payload.collections[kind].config.access.read({ req })) !== false
}
