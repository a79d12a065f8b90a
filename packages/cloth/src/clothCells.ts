import type { ReferenceCloth } from './referenceCloth.ts'

export interface ClothCell {
  fill: string
  /** Pixels. */
  width: number
  /** How many rows of the table it covers. */
  rows: number
}

export interface ClothRow {
  /** Pixels. */
  height: number
  cells: ClothCell[]
}

/** Units of the cloth in a pixel. */
const scale = 2
const lines = 4

/**
 * The cloth of a reference as the cells of a table, for programs that show no drawing: what is the
 * same in neighbours is one cell.
 */
export function clothRows({ width, height, colourAt }: ReferenceCloth): ClothRow[] {
  const columns: { width: number; fills: string[] }[] = []
  for (let x = 0; x < width; x += scale) {
    const fills = Array.from({ length: lines }, (_, line) => {
      return colourAt(x, ((line + 0.5) * height) / lines)
    })
    const last = columns.at(-1)
    if (last && `${last.fills}` === `${fills}`) last.width += 1
    else columns.push({ width: 1, fills })
  }
  const isSame = (line: number, fills: readonly string[]) => fills[line] === fills[line - 1]
  const starts = Array.from({ length: lines }, (_, line) => line).filter(
    (line) => line === 0 || columns.some(({ fills }) => !isSame(line, fills)),
  )
  return starts.map((line, at) => ({
    height: (((starts[at + 1] ?? lines) - line) * height) / scale / lines,
    cells: columns.flatMap((column) => {
      const fill = column.fills[line]
      if (fill === undefined || (line > 0 && isSame(line, column.fills))) return []
      const next = starts.findIndex((other, row) => row > at && !isSame(other, column.fills))
      return [{ fill, width: column.width, rows: (next < 0 ? starts.length : next) - at }]
    }),
  }))
}
