import { seenEmail } from '@sira/contract/forms/email'
import type { Payload } from 'payload'

/**
 * Removes invisible characters from the addresses of accounts. Versions before kept them, and an
 * account is looked for without them. Two accounts that look alike stay as they are: an
 * administrator knows their owners.
 */
export async function seenAccounts(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0 })
  const taken = new Set(docs.map(({ email }) => email))
  for (const { id, email } of docs) {
    const seen = seenEmail(email)
    if (taken.has(seen)) continue
    taken.add(seen)
    // Beneath the hooks, which would tell the owner and end the sessions.
    await payload.db.updateOne({ collection: 'users', id, data: { email: seen } })
  }
}
