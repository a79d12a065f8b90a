import { z } from 'zod'

/** Where the back office tells the site what has changed, by a signed call (packages/host). */
export const invalidationPath = '/_cache/invalidate'

export const invalidationBody = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(1000),
})
