import { emailField } from '@sira/contract/forms/email'
import { nameField, phoneField } from '@sira/contract/forms/formFields'
import type { CartLine } from '@sira/contract/orders/cart'
import type { OrderQuote } from '@sira/contract/orders/orderAnswer'
import { FieldMessage } from '../../../../forms/fields/FieldMessage.tsx'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import { participantField } from '../../cart/participants.ts'
import { controlId } from '../../checkout/checkoutSaying.ts'
import type { CheckoutPart } from '../../checkout/part.ts'

interface WhoTakesPartProps extends CheckoutPart {
  lines: readonly CartLine[]
  quote: OrderQuote
}

/** The participant of each seat: often another person than the buyer, named now or later. */
export function WhoTakesPart({ values, problemAt, words, lines, quote }: WhoTakesPartProps) {
  const { checkout: t } = words
  if (!lines.some(({ nature }) => nature === 'session')) return null
  const problem = problemAt('participants')
  return (
    <fieldset id={controlId('participants')} tabIndex={-1} className="grid gap-5">
      <legend className="mb-2 font-titre text-2xl font-bold">{t.participants}</legend>
      <p className="text-pierre">{t.participantsHint}</p>
      {problem?.alert}
      <FieldMessage id={controlId('participants')} problem={problem} />
      {lines.map(
        (line, index) =>
          line.nature === 'session' && (
            <Seats
              key={line.id}
              session={line.id}
              count={line.quantite}
              title={quote.lignes[index]?.titre ?? ''}
              values={values}
              words={words}
            />
          ),
      )}
    </fieldset>
  )
}

interface SeatsProps extends Pick<CheckoutPart, 'values' | 'words'> {
  session: number
  count: number
  title: string
}

function Seats({ session, count, title, values, words }: SeatsProps) {
  const { checkout: t } = words
  return (
    <div className="grid gap-4">
      <h3 className="text-[1.1rem] font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </h3>
      {Array.from({ length: count }, (_, place) => {
        const seat = { session, place }
        const field = (part: 'nom' | 'phone' | 'email') => {
          const name = participantField(seat, part)
          return { id: name, name, value: values.people[name] ?? '', optional: true }
        }
        const isReached = field('phone').value !== '' || field('email').value !== ''
        return (
          <div key={field('nom').name} className="grid gap-2">
            <TextField
              {...field('nom')}
              label={t.participant(place + 1)}
              autoComplete="off"
              maxLength={nameField.longest.typed}
            />
            <details open={isReached}>
              <summary className="tap text-[0.95rem] text-indigo">
                {t.participantReach}
                <span className="sr-only">{` (${t.participant(place + 1)})`}</span>
              </summary>
              <div className="grid gap-4 pt-2 sm:grid-cols-2">
                <TextField
                  {...field('phone')}
                  label={t.participantPhone}
                  type="tel"
                  autoComplete="off"
                  maxLength={phoneField.longest.typed}
                />
                <TextField
                  {...field('email')}
                  label={t.email}
                  type="email"
                  autoComplete="off"
                  maxLength={emailField.longest.typed}
                />
              </div>
            </details>
          </div>
        )
      })}
    </div>
  )
}
