import { formatPrice } from '../../format/price.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { SavedRecord } from '../../kinds/savedRecord.ts'
import type { Book } from './book.ts'

/** A book as a visitor's own list shows it. `shop`: the address of the shop. */
export function savedBook(
  { id, titre, auteur, prix }: Book,
  shop: string,
  words: Dictionary,
): SavedRecord {
  const price = prix === null ? words.shop.noPrice : formatPrice(prix, words.locale)
  return {
    type: 'biblios',
    address: `${shop}?livre=${id}`,
    title: titre,
    fact: [auteur, price].filter(Boolean).join(' · '),
  }
}
