import { pageDescription } from './pageDescription.ts'

interface Findable {
  titre_recherche?: string | null | undefined
  description_recherche?: string | null | undefined
  extrait?: string | null | undefined
}

/** What search engines and shared links show of a record: what staff wrote for them, or its texts. */
export function foundAs(record: Findable, title: string, text: string, otherwise: string) {
  const { titre_recherche, description_recherche, extrait } = record
  return {
    searchTitle: titre_recherche || title,
    description: description_recherche || extrait || pageDescription(text, otherwise),
  }
}
