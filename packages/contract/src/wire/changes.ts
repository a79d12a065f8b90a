import { z } from 'zod'

/**
 * The path, below the API, where a site asks what has changed, by a signed call (packages/host).
 */
export const changesPath = '/changes'

/**
 * Milliseconds that a question waits for news: shorter than the timeouts of proxies between the
 * two.
 */
export const longestWaitForChanges = 25_000

/**
 * Milliseconds between the spaces that keep a waiting connection alive. JSON may begin with spaces.
 */
export const betweenSignsOfLife = 1000

/** The position up to which a site has heard. Only the back office can read it. */
const position = z.string().min(1).max(100)

/** Without a position, the answer is that everything changed. */
export const changesQuestion = z.object({ since: position.optional() })

/** The tags of the changes, or `everything` when the site has missed some. */
export const changed = z.union([z.literal('everything'), z.array(z.string())])

/** The changes after the position of the question, and the position for the next question. */
export const changesAnswer = z.object({ position, changed })

export type Changed = z.infer<typeof changed>
export type ChangesAnswer = z.infer<typeof changesAnswer>
