/** A kept filter as it stands above its list. */
export interface ShownFilter {
  id: number
  title: string
  query: string
  isOwn: boolean
}
