import { clockTime } from '../../dates/dates.ts'

interface ResumedDraftProps {
  /** When it was written; nothing where the form is empty. */
  at: number | undefined
  onBeginAgain: () => void
}

/** Says that a form holds what was written in it earlier, and empties it if asked. */
export function ResumedDraft({ at, onBeginAgain }: ResumedDraftProps) {
  if (at === undefined) return null
  return (
    <p role="status" className="sira-dialog__note">
      Voici ce que vous aviez écrit à {clockTime(new Date(at))}, et qui n’est pas parti.{' '}
      <button type="button" className="sira-link" onClick={onBeginAgain}>
        Recommencer
      </button>
    </p>
  )
}
