/** Characters of a password of the back office. */
export const passwordLength = { shortest: 10, longest: 200 }
