import type { PayloadRequest } from 'payload'
import type { Step } from '../../../dossiers/history/step.ts'
import { move } from '../../../dossiers/moves/move.ts'
import type { NewsletterIssue } from '../../../payload-types.ts'
import { type LetterState, letterMachine } from '../letterMachine.ts'

/** Moves a letter, with what changes of it besides. Throws a 409 for the second of two. */
export async function moveLetter(
  id: number,
  to: LetterState,
  { by, facts }: Pick<Step, 'by'> & { facts?: Partial<NewsletterIssue> },
  req: PayloadRequest,
): Promise<NewsletterIssue> {
  const effects = async () => facts ?? {}
  const asked = { id, to, step: { by } }
  const moved = await move(letterMachine, asked, req, {
    effects,
  })
  return moved.record
}
