import { Picture } from '../../../components/pictures/Picture.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { PaymentMode } from '../paymentModes.ts'
import type { Training } from '../training.ts'

interface TrainingPaymentsProps {
  /** The payment modes that the training accepts; empty: all that there are. */
  accepted: Training['payments']
  /** Every payment mode there is, with its logo. */
  payments: readonly PaymentMode[]
  words: Dictionary
  light: boolean
}

/** The logos of the payment modes (product 2.10, tab Moyens de paiements). */
export function TrainingPayments({ accepted, payments, words, light }: TrainingPaymentsProps) {
  const { intro, empty } = words.training.payments
  const named = accepted.map(
    (mode) => payments.find(({ id }) => id === mode.id) ?? { ...mode, logo: null },
  )
  const shown = named.length > 0 ? named : payments
  if (shown.length === 0) return <p className="text-pierre">{empty}</p>
  return (
    <>
      <p>{intro}</p>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-4">
        {shown.map(({ id, nom, logo }) => (
          <li
            key={id}
            className="rounded-2xl border border-trait bg-blanc p-3 text-center wrap-anywhere"
          >
            <span className="mx-auto mb-2 block size-20 overflow-hidden rounded-xl">
              <Picture
                media={logo}
                seed={nom}
                width={80}
                height={80}
                sizes="80px"
                light={light}
                decorative
              />
            </span>
            {nom}
          </li>
        ))}
      </ul>
    </>
  )
}
