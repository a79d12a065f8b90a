import { emailField } from '@sira/contract/forms/email'
import { nameField, phoneField } from '@sira/contract/forms/formFields'
import type { OpenedOrder, OpenedSeat } from '@sira/contract/orders/orderAnswer'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'
import { ChooseAgain } from './ChooseAgain.tsx'

interface SeatsProps {
  order: OpenedOrder
  words: Dictionary
}

/** The participants of an order, each with a reference that he can follow, and a way to change him. */
export function Seats({ order: { reference, inscriptions = [] }, words }: SeatsProps) {
  const { order: t, routes } = words
  if (inscriptions.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-2xl">{t.seats}</h2>
      <p className="mb-3 text-pierre">{t.seatsText}</p>
      <ul className="border-t border-trait">
        {inscriptions.map((seat) => (
          <li key={seat.reference} className="border-b border-trait py-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-5">
              <strong className="min-w-0 font-semibold wrap-anywhere">
                {seat.nom ? <bdi>{seat.nom}</bdi> : t.unnamed}
              </strong>
              <span className="ms-auto">{t.seatStates[seat.etat]}</span>
            </div>
            <bdi dir="ltr" className="text-pierre tabular-nums">
              {seat.reference}
            </bdi>
            {seat.evaluable && (
              <a href={`${routes.followUp}?reference=${seat.reference}`} className="link tap block">
                {t.evaluate}
              </a>
            )}
            <ChooseAgain seat={seat} action={routes.order(reference)} words={words} />
            {(seat.etat === 'retenue' || seat.etat === 'confirmée') && !seat.choix?.annulee && (
              <ChangeSeat seat={seat} action={routes.order(reference)} words={words} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChangeSeatProps {
  seat: OpenedSeat
  action: string
  words: Dictionary
}

function ChangeSeat({ seat, action, words }: ChangeSeatProps) {
  const { order: t, checkout } = words
  const { reference, nom } = seat
  return (
    <details>
      <summary className="tap text-[0.95rem] text-indigo">
        {nom ? t.changeSeat : t.nameSeat}
        <span className="sr-only">{` (${reference})`}</span>
      </summary>
      <form method="post" action={action} className="grid gap-4 py-2">
        <input type="hidden" name={orderFields.seat} value={reference} />
        <TextField
          id={`nom-${reference}`}
          name="nom"
          label={words.form.name}
          value=""
          autoComplete="off"
          maxLength={nameField.longest.typed}
        />
        <TextField
          id={`phone-${reference}`}
          name="phone"
          label={checkout.participantPhone}
          value=""
          type="tel"
          autoComplete="off"
          maxLength={phoneField.longest.typed}
          optional
        />
        <TextField
          id={`email-${reference}`}
          name="email"
          label={checkout.email}
          value=""
          type="email"
          autoComplete="off"
          maxLength={emailField.longest.typed}
          optional
        />
        <p>
          <button
            type="submit"
            name={orderFields.act}
            value={orderActs.replace}
            className="button button-secondary"
          >
            {t.replace}
          </button>
        </p>
      </form>
      <form method="post" action={action} className="pb-2">
        <input type="hidden" name={orderFields.seat} value={reference} />
        <button type="submit" name={orderFields.act} value={orderActs.release} className="link tap">
          {t.release}
        </button>
      </form>
    </details>
  )
}
