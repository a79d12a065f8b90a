import { z } from 'zod'
import { day } from '../wire/timestamps.ts'

/**
 * The path by which the back office asks for the page views, by a signed call with the first day.
 */
export const pageViewsPath = '/_lectures'

export const pageViewsQuestion = z.object({ since: day })

/** Days on which something was read, the oldest first. */
export const pageViewsAnswer = z.array(z.object({ day, views: z.int().nonnegative() }))

export type PageViews = z.infer<typeof pageViewsAnswer>
