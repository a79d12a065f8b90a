import type { PaymentMode } from '../../api/paymentModes.ts'
import { Picture } from '../../components/Picture.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface TrainingPaymentsProps {
  payments: readonly PaymentMode[]
  words: Dictionary
}

/** The logos of the payment modes (spec 2.10, tab Moyens de paiements). */
export function TrainingPayments({ payments, words }: TrainingPaymentsProps) {
  const { intro, empty } = words.training.payments
  if (payments.length === 0) return <p className="text-pierre">{empty}</p>
  return (
    <>
      <p>{intro}</p>
      <ul className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {payments.map(({ id, nom, logo }) => (
          <li key={id} className="rounded-2xl border border-trait bg-blanc p-3 text-center">
            <span className="mx-auto mb-2 block size-20 overflow-hidden rounded-xl">
              <Picture media={logo} seed={nom} width={80} height={80} sizes="80px" decorative />
            </span>
            {nom}
          </li>
        ))}
      </ul>
    </>
  )
}
