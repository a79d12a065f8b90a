/** The most characters kept of a visitor’s reply: letters grow by their quotations. */
export const longestReply = 20_000
