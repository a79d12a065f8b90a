interface RecordState {
  /** The public sees it. */
  isPublic: boolean
  /** It has changes that were saved and not published. */
  hasDraft: boolean
  wasPublished: boolean
  /** The last day of an offer, `YYYY-MM-DD`. */
  lastDay: string | undefined
}

/** Where a record stands, in the words of the lists. */
export function recordState(state: RecordState, today: string): string {
  const { isPublic, hasDraft, wasPublished, lastDay } = state
  if (!isPublic) return wasPublished ? 'Dépublié' : 'Brouillon'
  if (lastDay !== undefined && lastDay < today) return 'Expiré'
  return hasDraft ? 'Publié, modifié depuis' : 'Publié'
}
