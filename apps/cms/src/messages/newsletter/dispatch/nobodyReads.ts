/** Said before a letter would leave to nobody. */
export const nobodyReads = 'Aucun abonné confirmé ne recevrait cette lettre.'
