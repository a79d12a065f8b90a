/** Characters of which search engines show all, as a rule. */
export const shownBySearch = { title: 60, description: 155 } as const
