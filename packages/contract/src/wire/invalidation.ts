import { z } from 'zod'

/** Carries `sha256=` and the hexadecimal HMAC-SHA256 of the raw body. */
export const signatureHeader = 'x-sira-signature'

/** How long after `at` a signed call is still taken, in milliseconds. */
export const invalidationLifetime = 5 * 60 * 1000

/** What the back office tells the site when content has changed. */
export const invalidationBody = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(1000),
  at: z.iso.datetime(),
})

export type InvalidationBody = z.infer<typeof invalidationBody>
