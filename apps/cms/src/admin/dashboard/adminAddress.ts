/** The screens of a collection: its list, one record, or a new one. */
export function adminAddress(collection: string, record?: number | string): string {
  const list = `/admin/collections/${collection}`
  return record === undefined ? list : `${list}/${record}`
}
