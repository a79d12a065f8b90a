import { textAt } from '../../calls/answerParts.ts'

/** As an image of a text names it: the site writes its title below it. */
export interface PictureOfText {
  src: string
  alt: string
  title: string
}

/** A record of the library as an image of a text: its address on the site, and its words. */
export function chosenPicture(record: unknown): PictureOfText | undefined {
  const filename = textAt(record, 'filename')
  if (!filename) return undefined
  return {
    src: `/uploads/${encodeURIComponent(filename)}`,
    alt: textAt(record, 'alternativeText') ?? '',
    title: textAt(record, 'caption') ?? '',
  }
}

/**
 * The words of a picture as they may stand in Markdown, where Tiptap 3.32.2 writes them as they are: a
 * straight quotation mark, a bracket or a line of its own would end them.
 */
export function wordsInText(typed: string): string {
  return typed
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll('"', '”')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('\\', '/')
    .replace(/\s+/g, ' ')
    .trim()
}
