import { z } from 'zod'

/** Below the API: where a site asks what has changed, by a signed call (packages/host). */
export const changesPath = '/changes'

/** Milliseconds that a question waits for news: less than proxies between the two wait. */
export const longestWaitForChanges = 25_000

/** Milliseconds between the spaces that say meanwhile that somebody is there; JSON begins with any. */
export const betweenSignsOfLife = 1000

/** How far a site has heard; the back office alone knows what it says. */
const position = z.string().min(1).max(100)

/** Without a position, what changed since nobody knows when: everything. */
export const changesQuestion = z.object({ since: position.optional() })

/** The tags of what changed, or all of them: the site was told too little, or never. */
export const changed = z.union([z.literal('everything'), z.array(z.string())])

/** What changed after the position of the question, and the position to ask from next. */
export const changesAnswer = z.object({ position, changed })

export type Changed = z.infer<typeof changed>
export type ChangesAnswer = z.infer<typeof changesAnswer>
