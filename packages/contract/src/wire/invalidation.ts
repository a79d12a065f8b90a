import { z } from 'zod'

/** Where the back office tells the site what has changed, by a signed call (packages/host). */
export const invalidationPath = '/_cache/invalidate'

/** What is more is told by several calls: thousands of records may change at once. */
export const tagsAtOnce = 500

export const invalidationBody = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(tagsAtOnce),
})
