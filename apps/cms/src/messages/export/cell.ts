/** What stands in a cell of a file: text, or a number that a spreadsheet may add up. */
export type Cell = string | number
