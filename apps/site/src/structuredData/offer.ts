import type { Offer } from 'schema-dts'

/** ISO 4217 of the franc CFA of West Africa. */
const currency = 'XOF'

/** Something sold at a price in whole FCFA. */
export function offer(price: number, url: string): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url,
  }
}
