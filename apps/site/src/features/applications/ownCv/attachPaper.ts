import { writtenCvField } from '@sira/contract/applications/writtenCvField'
import type { Letter } from '@sira/contract/cv/letter'
import type { Resume } from '@sira/contract/cv/resume'
import { drawnPaper } from '../../../browser/papers/drawnPaper.ts'
import { fileName } from '../../../browser/papers/saveFile.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { put, putText, tieWritten } from './putFile.ts'

type Words = Dictionary['application']['ownCv']

/** Draws a letter of this device into the field of this id; gives what is said of it. */
export async function attachLetter(letter: Letter, field: string, words: Words): Promise<string> {
  return attach({ lettre: letter }, fileName('Lettre', letter.name), field, words)
}

/** The same for a CV; what it says besides fills the form, where the form has room for it. */
export async function attachCv(cv: Resume, field: string, words: Words): Promise<string> {
  const said = await attach({ cv }, fileName('CV', cv.basics.name), field, words)
  if (said.startsWith(words.attached)) fillFrom(cv, field)
  return said
}

async function attach(
  data: { cv: Resume } | { lettre: Letter },
  name: string,
  field: string,
  words: Words,
): Promise<string> {
  const drawn = await drawnPaper(data, name)
  if (drawn.outcome !== 'drawn') return words[drawn.outcome]
  put(drawn.file, field)
  return `${words.attached} ${drawn.file.name}`
}

function fillFrom(content: Resume, field: string): void {
  const input = document.getElementById(field)
  if (!(input instanceof HTMLInputElement)) return
  const { name, phone, email } = content.basics
  putText(input.form, writtenCvField, JSON.stringify(content))
  tieWritten(input.form)
  fillEmpty(input.form, { nom: name, phone, email })
}

/** Nobody types again what is known; nothing that was typed is lost. */
function fillEmpty(form: HTMLFormElement | null, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.value === '') control.value = text
  }
}
