import { WordField } from '../dialog/WordField.tsx'

/** The words to the candidate with a move; a template of the team may begin them. */
export function CandidateWord({ id }: { id: number | string }) {
  return <WordField label="Mot au candidat (facultatif)" record={`candidatures/${id}`} />
}
