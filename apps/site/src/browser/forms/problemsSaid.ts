import type { FormProblem } from '@sira/contract/forms/readForm'
import type { OtherProblem, Said } from './said.ts'

/** The first problem: its message, some advice, and its field where that is known. */
interface First<Field extends string> {
  message: string
  advice?: string | undefined
  field?: Field | undefined
}

/** Gives the label and the id of a field. */
export type NameOf<Field extends string> = (field: Field) => Pick<OtherProblem, 'label' | 'id'>

/** The error message of a form: the first problem, and a link to the field of each other one. */
export function problemsSaid<Field extends string>(
  first: First<Field>,
  others: readonly FormProblem<Field>[],
  nameOf: NameOf<Field>,
): Said & First<Field> {
  const named = others.map((other) => ({ ...other, ...nameOf(other.field) }))
  return { kind: 'error', ...first, others: named }
}
