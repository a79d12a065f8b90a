import { interviewAnswers } from '@sira/contract/applications/interview'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Dictionary } from '../../i18n/fr.ts'
import { interviewForm } from './answerInterview.ts'

interface InterviewReplyProps {
  reference: string
  interview: NonNullable<FollowUp['entretien']>
  /** The phone number as typed: it opened the dossier, and it sends the answer. */
  phone: string
  words: Dictionary
}

/** Whether the candidate comes; the other answer stays within reach. */
export function InterviewReply({ reference, interview, phone, words }: InterviewReplyProps) {
  const { replies } = words.followUp.interview
  const open = interviewAnswers.filter((reply) => reply !== interview.reponse)
  return (
    <form method="post" action={words.routes.followUp} className="flex flex-wrap gap-3">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name={interviewForm.time} value={interview.le} />
      {open.map((reply) => (
        <button
          key={reply}
          type="submit"
          name={interviewForm.reply}
          value={reply}
          className={`button max-sm:w-full ${reply === 'vient' ? 'button-primary' : 'button-secondary'}`}
        >
          {replies[reply]}
        </button>
      ))}
    </form>
  )
}
