import { writeCart } from '@sira/contract/orders/cart'
import { orderPath } from '@sira/contract/orders/orderLink'
import { routes } from '@sira/contract/routes'
import { z } from 'zod'

const books = z.object({ data: z.array(z.object({ id: z.number() })) })
const placed = z.object({
  data: z.object({ attributes: z.object({ reference: z.string(), cle: z.string() }) }),
})
/** The cookies by page; one product is measured at a time. */
const cookies = new Map<string, string>()

/**
 * Gives the French addresses of the pages of a buyer with two things in the cart and an earlier
 * order.
 */
export async function buyersPages(siteUrl: string): Promise<string[]> {
  const found = await fetch(`${siteUrl}/api/biblios?pagination[limit]=1`)
  const [book] = books.parse(await found.json()).data
  if (!book) throw new Error('The demo has no book')
  const lignes = [
    { nature: 'livre', id: book.id, quantite: 2 },
    { nature: 'formule', code: 'mensuel', quantite: 1 },
  ] as const
  const who = { nom: 'Awa Ouédraogo', phone: '70123456', indicatif: '+226', mode: 'mobile_money' }
  const answer = await fetch(`${siteUrl}/api/commandes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { ...who, lignes } }),
  })
  const { reference, cle } = placed.parse(await answer.json()).data.attributes
  const own = `panier=${writeCart(lignes)}; commandes=${reference}.${cle}`
  const pages = [routes.cart, routes.checkout, `${orderPath}/${reference}`]
  for (const page of pages) cookies.set(siteUrl + page, own)
  return pages
}

/** Gives the cookie of that buyer for such a page. */
export function cookiesOf(siteUrl: string, page: string): string | undefined {
  return cookies.get(siteUrl + page)
}
