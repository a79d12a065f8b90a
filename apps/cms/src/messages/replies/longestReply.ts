/** Characters of a visitor’s reply that are kept: letters grow by what they quote. */
export const longestReply = 20_000
