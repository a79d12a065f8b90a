/** Shown before a letter would go to nobody. */
export const nobodyReads = 'Aucun abonné confirmé ne recevrait cette lettre.'
