/** With it, the list of orders opens with the form of a counter sale. */
export const counterQuery = 'guichet'
