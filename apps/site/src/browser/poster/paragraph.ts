interface Paragraph {
  /** Pixels, as all that follow: where its lines begin, in the direction of the context. */
  start: number
  top: number
  /** The width of its lines. */
  room: number
  /** Of its letters, made smaller until it fits. */
  size: number
  /** The most height it may take; below the smallest letters its end is cut. */
  most: number
  bold(size: number): string
}

const smallest = 30
const lineHeight = 1.18

/** Writes a text in lines, and gives the height that it took. */
export function paragraph(
  context: CanvasRenderingContext2D,
  text: string,
  { start, top, room, size, most, bold }: Paragraph,
): number {
  context.font = bold(size)
  const fits = Math.max(1, Math.floor(most / (size * lineHeight)))
  const lines = brokenInto(text, (part) => context.measureText(part).width <= room)
  if (lines.length > fits && size > smallest) {
    const smaller = { start, top, room, size: Math.max(size - 6, smallest), most, bold }
    return paragraph(context, text, smaller)
  }
  const shown = lines.slice(0, fits)
  if (lines.length > fits) shown[fits - 1] = `${shown[fits - 1]}…`
  shown.forEach((line, at) => {
    context.fillText(line, start, top + at * size * lineHeight)
  })
  return shown.length * size * lineHeight
}

/** The lines of a text: broken at spaces, and after a sign of an address or a letter where none is. */
export function brokenInto(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  const take = (part: string) => {
    if (fits((line + part).trimEnd())) {
      line += part
    } else if (line.trim() !== '') {
      lines.push(line.trimEnd())
      line = ''
      take(part)
    } else {
      const letters = [...part]
      let most = letters.length - 1
      while (most > 1 && !fits(letters.slice(0, most).join(''))) most--
      lines.push(letters.slice(0, Math.max(most, 1)).join(''))
      const rest = letters.slice(Math.max(most, 1)).join('')
      if (rest !== '') take(rest)
    }
  }
  for (const part of text.match(/[^ /-]*[ /-]?/g) ?? []) if (part !== '') take(part)
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
