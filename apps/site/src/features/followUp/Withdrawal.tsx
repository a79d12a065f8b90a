import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Dictionary } from '../../i18n/fr.ts'
import { withdrawal } from './withdrawApplication.ts'

interface WithdrawalProps {
  dossier: Pick<FollowUp, 'reference'>
  /** The typed phone number: it opens the dossier, and also withdraws it. */
  phone: string
  /** Whether it was asked for, and is to be confirmed. */
  isAsked: boolean
  words: Dictionary
}

/** Takes an application back, in two steps. */
export function Withdrawal({ dossier, phone, isAsked, words }: WithdrawalProps) {
  const { withdrawal: t } = words.followUp
  const button = isAsked ? 'button button-primary' : 'button button-secondary'
  return (
    <form method="post" action={words.routes.followUp} className="space-y-4">
      <input type="hidden" name="reference" value={dossier.reference} />
      <input type="hidden" name="phone" value={phone} />
      {isAsked && (
        <div role="alert" className="rounded-2xl bg-lin px-5 py-4">
          <p className="font-semibold">{t.question}</p>
          <p>{t.consequence}</p>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        <button
          type="submit"
          name={withdrawal.field}
          value={isAsked ? withdrawal.confirmed : withdrawal.asked}
          className={`${button} max-sm:w-full`}
        >
          {isAsked ? t.confirm : t.withdraw}
        </button>
        {isAsked && (
          <button type="submit" className="button button-secondary max-sm:w-full">
            {t.keep}
          </button>
        )}
      </p>
    </form>
  )
}
