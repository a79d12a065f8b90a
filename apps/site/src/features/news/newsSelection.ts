import type { Asked } from '../../transport/pageQuery.ts'
import type { newsQuery } from './query.ts'

/** What narrows the list of news: one category or one tag, by its id. */
export interface NewsSelection {
  by: 'categorie' | 'tag'
  id: number
}

/** What `?categorie=3` or `?tag=7` selects. */
export function newsSelection({
  categorie,
  tag,
}: Pick<Asked<typeof newsQuery>, 'categorie' | 'tag'>): NewsSelection | undefined {
  if (categorie !== undefined) return { by: 'categorie', id: categorie }
  return tag === undefined ? undefined : { by: 'tag', id: tag }
}
