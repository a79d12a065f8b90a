import type { OpenedSeat } from '@sira/contract/orders/orderAnswer'
import { SelectField } from '../../../../forms/fields/SelectField.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'

interface ChooseAgainProps {
  seat: OpenedSeat
  action: string
  words: Dictionary
}

/** Of a seat whose session was moved or cancelled: another session, or the money back. */
export function ChooseAgain({ seat: { reference, choix }, action, words }: ChooseAgainProps) {
  const { order: t } = words
  if (choix === undefined) return null
  const { annulee, sessions } = choix
  return (
    <div className="my-2 space-y-3 rounded-2xl border-2 border-indigo p-4">
      <p>{annulee ? t.seatSessionCancelled : t.seatSessionMoved}</p>
      {sessions.length > 0 && (
        <form method="post" action={action} className="grid gap-3">
          <input type="hidden" name={orderFields.seat} value={reference} />
          <SelectField
            id={`session-${reference}`}
            name={orderFields.session}
            label={t.otherSession}
            value={String(sessions[0]?.id ?? '')}
            autoComplete="off"
            options={sessions.map(({ id, titre }) => ({ value: String(id), label: titre }))}
          />
          <p>
            <button
              type="submit"
              name={orderFields.act}
              value={orderActs.move}
              className="button button-primary max-sm:w-full"
            >
              {t.takeSession}
              <span className="sr-only">{` (${reference})`}</span>
            </button>
          </p>
        </form>
      )}
      <form method="post" action={action}>
        <input type="hidden" name={orderFields.seat} value={reference} />
        <button
          type="submit"
          name={orderFields.act}
          value={orderActs.refund}
          className="button button-secondary max-sm:w-full"
        >
          {t.refundSeat}
          <span className="sr-only">{` (${reference})`}</span>
        </button>
      </form>
    </div>
  )
}
