import * as z from 'zod'

/** What a share picture shows of a page, as the page says it: no second source of titles. */
export const sharedPage = z.object({ title: z.string(), brand: z.string(), isArabic: z.boolean() })

export type SharedPage = z.infer<typeof sharedPage>
