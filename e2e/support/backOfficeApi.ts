import { readRunningProduct } from './runningProduct.ts'

interface WireRecord<Attributes> {
  id: number
  attributes: Attributes
}

/** What the contract API answers to a query: the tests compare the pages with it. */
export async function readList<Attributes>(query: string): Promise<WireRecord<Attributes>[]> {
  const { backOfficeUrl } = readRunningProduct()
  const response = await fetch(`${backOfficeUrl}/api/${query}`)
  if (!response.ok) throw new Error(`GET /api/${query} answered ${response.status}`)
  const { data } = (await response.json()) as { data: WireRecord<Attributes>[] }
  return data
}

export interface BlogAttributes {
  slug: string
  titre: string
  contenu: string
  publishedAt: string
  tags: { data: { attributes: { nom: string } }[] }
  image: { data: unknown }
}

/** Articles as the public sees them, newest first, with their relations. */
export function readArticles(): Promise<WireRecord<BlogAttributes>[]> {
  return readList<BlogAttributes>('blogs?populate=*&pagination[limit]=100')
}
