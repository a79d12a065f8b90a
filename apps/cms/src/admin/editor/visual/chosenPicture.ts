// The small form of zod: this comes with the editor into the browser.
import * as z from 'zod/mini'

const media = z.object({
  filename: z.string().check(z.minLength(1)),
  alternativeText: z.nullish(z.string()),
})

/** A record of the library as an image of a text: its address on the site, and what it shows. */
export function chosenPicture(record: unknown): { src: string; alt: string } | undefined {
  const { data } = media.safeParse(record)
  if (data === undefined) return undefined
  return { src: `/uploads/${encodeURIComponent(data.filename)}`, alt: data.alternativeText ?? '' }
}
