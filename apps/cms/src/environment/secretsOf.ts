import type { Payload } from 'payload'

/**
 * The secret, then those it was before (PREVIOUS_SECRETS): for what people hold for years, as the link
 * in a letter, and for what the database keeps. Never for what lets somebody in: a secret is changed
 * because others may know it.
 */
export function secretsOf({ secret, config }: Pick<Payload, 'secret' | 'config'>): string[] {
  const previous: unknown = config.custom?.previousSecrets
  return [secret, ...(Array.isArray(previous) ? previous.map(String) : [])]
}
