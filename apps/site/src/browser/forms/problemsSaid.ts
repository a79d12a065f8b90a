import type { FormProblem } from '@sira/contract/forms/readForm'
import type { OtherProblem, Said } from './said.ts'

/** What is wrong: the field to correct, where it is known, and what can be done about it. */
interface First<Field extends string> {
  message: string
  advice?: string | undefined
  field?: Field | undefined
}

/** What a field is called, and where it is. */
export type NameOf<Field extends string> = (field: Field) => Pick<OtherProblem, 'label' | 'id'>

/** What a form says of what is wrong: the first problem, and the way to each of the others. */
export function problemsSaid<Field extends string>(
  first: First<Field>,
  others: readonly FormProblem<Field>[],
  nameOf: NameOf<Field>,
): Said & First<Field> {
  const named = others.map((other) => ({ ...other, ...nameOf(other.field) }))
  return { kind: 'error', ...first, others: named }
}
