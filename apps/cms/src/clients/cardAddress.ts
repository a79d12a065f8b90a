/** The card of whoever sent a record: named by the record, it holds no number and no address. */
export function cardAddress(collection: string, record: number | string): string {
  return `/admin/clients/${collection}/${record}`
}
