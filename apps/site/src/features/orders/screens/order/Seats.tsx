import { emailField } from '@sira/contract/forms/email'
import { nameField, phoneField } from '@sira/contract/forms/formFields'
import type { OpenedOrder, OpenedSeat } from '@sira/contract/orders/orderAnswer'
import { HeldAt } from '../../../../dossiers/HeldAt.tsx'
import { formatPrice } from '../../../../format/price.ts'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import { ChooseAgain } from '../../../../forms/seats/ChooseAgain.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'

interface SeatsProps {
  order: OpenedOrder
  words: Dictionary
}

/** The participants of an order, each with a reference that he can follow, and a way to change him. */
export function Seats({ order, words }: SeatsProps) {
  const { reference, inscriptions = [], sessions = [] } = order
  const { order: t, routes } = words
  if (inscriptions.length === 0) return null
  return (
    <section>
      {sessions.map(({ id, titre, lieu }) => (
        <div key={id}>
          <h2 className="mb-1 text-2xl wrap-anywhere">
            <bdi>{titre}</bdi>
          </h2>
          <HeldAt facts={lieu} session={id} words={words} />
        </div>
      ))}
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
            <ChooseAgain
              reference={seat.reference}
              choice={seat.choix}
              action={routes.order(reference)}
              hidden={{ [orderFields.seat]: seat.reference }}
              words={words}
            />
            {seat.etat === 'annulée' && seat.aDecider !== undefined && (
              <p className="my-1">{t.moneyToDecide(formatPrice(seat.aDecider, words.locale))}</p>
            )}
            {seat.modifiable && (
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
      <details className="pb-2">
        <summary className="tap text-indigo">
          {t.release}
          <span className="sr-only">{` (${reference})`}</span>
        </summary>
        <form method="post" action={action} className="space-y-3 py-2">
          <input type="hidden" name={orderFields.seat} value={reference} />
          <p>{leavingText(seat, words)}</p>
          <button
            type="submit"
            name={orderFields.act}
            value={orderActs.release}
            className="button button-secondary"
          >
            {t.cancel}
          </button>
        </form>
      </details>
    </details>
  )
}

function leavingText({ rendu, aDecider }: OpenedSeat, { order: t, locale }: Dictionary): string {
  if (rendu) return `${t.leaving} ${t.leavingBack(formatPrice(rendu, locale))}`
  if (aDecider) return `${t.leaving} ${t.moneyToDecide(formatPrice(aDecider, locale))}`
  return t.leaving
}
