/** Characters of an article on its card, before the ellipsis (product 9). */
export const cardLengths = { title: 40, excerpt: 120 } as const
