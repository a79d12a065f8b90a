import { consentAnswers } from '@sira/contract/applications/shortlist'
import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Dictionary } from '../../i18n/fr.ts'
import { consentField } from './answerConsent.ts'

interface ConsentReplyProps {
  reference: string
  consent: NonNullable<FollowUp['accord']>
  /** The phone number as typed: it opened the dossier, and it sends the answer. */
  phone: string
  words: Dictionary
}

/** The two answers on showing name and CV to the employer; the other one stays within reach. */
export function ConsentReply({ reference, consent, phone, words }: ConsentReplyProps) {
  const { heading, replies, states } = words.followUp.consent
  const open = consentAnswers.filter((reply) => reply !== consent)
  return (
    <form method="post" action={words.routes.followUp} className="border-t border-trait pt-4">
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="phone" value={phone} />
      <h3 className="text-xl">{heading}</h3>
      <p className="mt-1">{states[consent]}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {open.map((reply) => (
          <button
            key={reply}
            type="submit"
            name={consentField}
            value={reply}
            className="button button-secondary max-sm:w-full"
          >
            {replies[reply]}
          </button>
        ))}
      </p>
    </form>
  )
}
