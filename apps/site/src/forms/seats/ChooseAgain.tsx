import type { SeatChoice } from '@sira/contract/enrolments/seatChoice'
import type { Dictionary } from '../../i18n/fr.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { choiceActs, choiceFields } from './seatChoice.ts'

interface ChooseAgainProps {
  /** Of the seat. */
  reference: string
  choice: SeatChoice | undefined
  action: string
  /** Sent along: what names the seat. */
  hidden: Readonly<Record<string, string>>
  words: Dictionary
}

/**
 * The choice for a seat whose session was moved or cancelled: another session, or the money back.
 */
export function ChooseAgain({ reference, choice, action, hidden, words }: ChooseAgainProps) {
  const { choice: t } = words.dossier
  if (choice === undefined) return null
  const { annulee, sessions } = choice
  const named = Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <div className="my-2 space-y-3 rounded-2xl border-2 border-indigo p-4">
      <p>{annulee ? t.cancelled : t.moved}</p>
      {sessions.length > 0 && (
        <form method="post" action={action} className="grid gap-3">
          {named}
          <SelectField
            id={`session-${reference}`}
            name={choiceFields.session}
            label={t.other}
            // Opened, the list shows what its closed field cuts off: the town and the price.
            value=""
            placeholder={t.other}
            autoComplete="off"
            options={sessions.map(({ id, titre }) => ({ value: String(id), label: titre }))}
          />
          <p>
            <button
              type="submit"
              name={choiceFields.act}
              value={choiceActs.move}
              className="button button-primary max-sm:w-full"
            >
              {t.take}
              <span className="sr-only">{` (${reference})`}</span>
            </button>
          </p>
        </form>
      )}
      <details>
        <summary className="tap text-indigo">
          {t.refund}
          <span className="sr-only">{` (${reference})`}</span>
        </summary>
        <form method="post" action={action} className="space-y-3 py-2">
          {named}
          <p>{t.refundText}</p>
          <button
            type="submit"
            name={choiceFields.act}
            value={choiceActs.refund}
            className="button button-secondary max-sm:w-full"
          >
            {t.refundSure}
          </button>
        </form>
      </details>
    </div>
  )
}
