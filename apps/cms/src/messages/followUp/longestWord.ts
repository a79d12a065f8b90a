/** Characters of what staff write where a visitor follows his file: a word, not a letter. */
export const longestWord = 500
