import { textOf } from '../sentFields.ts'

/** The fields of the forms of `ChooseAgain`. */
export const choiceFields = {
  act: 'action',
  /** Number of another session. */
  session: 'session',
} as const

export const choiceActs = { move: 'deplacer', refund: 'rembourser' } as const

/** What was chosen, as `inscriptions/changer` takes it; nothing where nothing was. */
export function chosenIn(sent: FormData): { session: number } | { rembourser: true } | undefined {
  const act = textOf(sent, choiceFields.act)
  if (act === choiceActs.refund) return { rembourser: true }
  if (act !== choiceActs.move) return undefined
  return { session: Number(textOf(sent, choiceFields.session)) }
}
