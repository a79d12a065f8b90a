import type { Letter } from './letter.ts'
import { letterHtml } from './letterHtml.ts'
import { letterText } from './letterText.ts'
import { oneLine } from './oneLine.ts'

/** A letter as it leaves: its subject in one line, and its two forms. */
export async function drawnLetter(letter: Letter, brand: string) {
  return {
    subject: oneLine(letter.subject),
    html: await letterHtml(letter, brand),
    text: letterText(letter),
  }
}
