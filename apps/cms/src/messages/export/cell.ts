/** A cell of a file: a text, or a number that a spreadsheet may add up. */
export type Cell = string | number
