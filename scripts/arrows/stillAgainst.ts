/** What stood against the drawing when the rooms were made. This list only gets shorter. */
export const stillAgainst: readonly string[] = []
