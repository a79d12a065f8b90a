import { z } from 'zod'
import { day } from '../wire/timestamps.ts'

/** Where the back office asks how many pages were read, by a signed call that names the first day. */
export const pageViewsPath = '/_lectures'

export const pageViewsQuestion = z.object({ since: day })

/** Days on which something was read, the oldest first. */
export const pageViewsAnswer = z.array(z.object({ day, views: z.int().nonnegative() }))

export type PageViews = z.infer<typeof pageViewsAnswer>
