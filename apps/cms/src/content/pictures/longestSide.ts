/** Pixels of the longest side of a picture that is kept. */
export const longestSide = 2000
