import { modeNames } from '@sira/contract/orders/modeNames'
import type { PaymentMode } from '@sira/contract/orders/paymentModes'
import type { ReactNode } from 'react'
import { townName } from '../../../../format/townName.ts'
import type { CheckoutValues } from '../../checkout/checkoutValues.ts'
import type { RecapWords } from '../../checkout/recapWords.ts'

interface RecapFactsProps {
  values: CheckoutValues
  /** The number of participants of sessions. */
  seats: number
  /** Whether something of it is handed over: a seat or a plan is not. */
  isCarried: boolean
  mode: PaymentMode | undefined
  /** The address of the office. */
  address: string
  words: RecapWords
}

/** The buyer, the delivery and the payment, as they were typed. */
export function RecapFacts({ values, seats, isCarried, mode, address, words }: RecapFactsProps) {
  const { checkout: t, locale } = words
  const place = [values.repere, values.quartier, values.ville && townName(values.ville, locale)]
  const named = Object.entries(values.people).flatMap(([name, text]) =>
    name.endsWith('-nom') ? [text] : [],
  )
  return (
    <dl className="grid gap-4 rounded-2xl border border-trait bg-blanc p-5 sm:grid-cols-2">
      <Fact label={t.buyer}>
        <bdi>{values.nom}</bdi>
        <br />
        <bdi dir="ltr">{values.phone}</bdi>
        {values.email && (
          <>
            <br />
            <bdi dir="ltr">{values.email}</bdi>
          </>
        )}
      </Fact>
      {values.pour_entreprise && (
        <Fact label={t.buyingCompany}>
          <bdi>
            {[values.entreprise, values.ifu, values.rccm, values.bon_commande]
              .filter(Boolean)
              .join(', ')}
          </bdi>
        </Fact>
      )}
      {seats > 0 && (
        <Fact label={t.participants}>
          {named.map((name) => (
            <bdi key={name} className="block">
              {name}
            </bdi>
          ))}
          {named.length < seats && `${t.namedLater}\u00a0: ${seats - named.length}`}
        </Fact>
      )}
      {isCarried && (
        <Fact label={t.receivedAt}>
          {values.remise === 'livraison' ? (
            <bdi>{place.filter(Boolean).join(', ')}</bdi>
          ) : (
            `${t.agency} (${address})`
          )}
        </Fact>
      )}
      <Fact label={t.paidBy}>{mode ? modeNames[words.locale][mode] : t.free}</Fact>
      {values.note && (
        <Fact label={t.note}>
          <bdi>{values.note}</bdi>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-pierre">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
