import type { Asked } from '../../transport/pageQuery.ts'
import type { newsQuery } from './query.ts'

/** The filter of the news: one category or one tag, by its id. */
export interface NewsSelection {
  by: 'categorie' | 'tag'
  id: number
}

/** Gives the selection of `?categorie=3` or `?tag=7`. */
export function newsSelection({
  categorie,
  tag,
}: Pick<Asked<typeof newsQuery>, 'categorie' | 'tag'>): NewsSelection | undefined {
  if (categorie !== undefined) return { by: 'categorie', id: categorie }
  return tag === undefined ? undefined : { by: 'tag', id: tag }
}
