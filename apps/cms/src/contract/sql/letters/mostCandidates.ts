/** Records whose texts are looked through; where more may have the letters, all come one by one. */
export const mostCandidates = 300
