import type { Letter } from '@sira/contract/cv/letter'
import type { Dictionary } from '../../../i18n/fr.ts'
import { toReplace } from './letterText.ts'

export type LetterProblem = keyof Dictionary['letter']['problems']

/** What a letter still needs: advice, never a refusal. */
export function letterProblems(letter: Letter): readonly LetterProblem[] {
  const { name, phone, email, company, recipient, subject, text } = letter
  const found: Readonly<Record<LetterProblem, boolean>> = {
    nameMissing: name.trim() === '',
    contactMissing: phone.trim() === '' && email.trim() === '',
    toMissing: company.trim() === '' && recipient.trim() === '',
    subjectMissing: subject.trim() === '',
    textShort: text.trim().length < 250,
    textLong: text.length > 2200,
    toReplace: toReplace.test(text),
  }
  return (Object.keys(found) as LetterProblem[]).filter((code) => found[code])
}
