import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'

/**
 * A network (an IPv4 address, an IPv6 /64) as it stands in an unpaid order: enough to tell that two
 * orders come from the same one, and nothing that leads back to it without the secret.
 */
export function networkMark(sender: string, { secret }: Pick<Payload, 'secret'>): string {
  return createHmac('sha256', secret).update(`network ${sender}`).digest('base64url').slice(0, 22)
}
