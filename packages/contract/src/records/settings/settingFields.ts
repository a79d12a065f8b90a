import { z } from 'zod'

/*
 * A value that is empty, absent or unusable is replaced by the one given here: a slip in the
 * settings never takes the site down.
 */
export const text = (fallback: string) => z.string().min(1).catch(fallback)

/** Null where the company has not given it. */
export const optionalText = z.string().min(1).nullable().catch(null)

export const flag = (fallback: boolean) => z.boolean().catch(fallback)

/** An address elsewhere; null where there is none. */
export const address = (fallback: string | null = null) => z.url().nullable().catch(fallback)

/** A list with at least one item. */
export const several = <Item extends z.ZodType>(item: Item, fallback: z.output<Item>[]) =>
  z.array(item).min(1).catch(fallback)
