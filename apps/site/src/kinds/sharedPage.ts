import * as z from 'zod'

/** The texts of a share picture, as the page gives them: so there is no second source of titles. */
export const sharedPage = z.object({ title: z.string(), brand: z.string(), isArabic: z.boolean() })

export type SharedPage = z.infer<typeof sharedPage>
