import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Settings } from '@sira/contract/records/settings'
import { writtenDay } from '@sira/contract/writtenDates'
import { Hours } from '../../../../components/reach/Hours.tsx'
import { formatPrice } from '../../../../format/price.ts'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { Amount } from '../Amount.tsx'
import { OrderLines } from '../OrderLines.tsx'

interface OrderSumsProps {
  order: OpenedOrder
  settings: Settings
  words: Dictionary
}

/** The lines of an order, its total, and the payments. */
export function OrderSums({ order, settings, words }: OrderSumsProps) {
  const { order: t, locale } = words
  const { lignes, livraison, total, paye, reste, paiements, acompte, soldeLe, bonDeCommande } =
    order
  const { ville, quartier, repere } = order.remise
  const door = [ville, quartier, repere].filter(Boolean).join(', ')
  // Of what was cancelled nothing is free: what was paid stands below.
  const isGone = lignes.every(({ quantite }) => quantite === 0)
  return (
    <section>
      <h2 className="mb-3 text-2xl">{t.lines}</h2>
      <OrderLines lines={lignes} words={words} />
      <dl className="mt-2">
        {livraison > 0 && <Amount label={t.delivery} amount={formatPrice(livraison, locale)} />}
        {!isGone && <Amount label={t.total} amount={formatPrice(total, locale)} isTotal />}
        {acompte !== null && paye < acompte && (
          <Amount label={t.deposit} amount={formatPrice(acompte, locale)} />
        )}
        {bonDeCommande !== null && <Amount label={t.purchaseOrder} amount={bonDeCommande} />}
        {paye > 0 && reste > 0 && (
          <>
            <Amount label={t.paid} amount={formatPrice(paye, locale)} />
            <Amount label={t.left} amount={formatPrice(reste, locale)} />
          </>
        )}
        {reste > 0 && soldeLe && <Amount label={t.leftBy} amount={writtenDay(soldeLe, locale)} />}
      </dl>
      {door && (
        <p className="mt-3 wrap-anywhere">
          <span className="text-pierre">{t.deliveredTo}</span> <bdi>{door}</bdi>
        </p>
      )}
      {isFetched(order) && (
        <p className="mt-3 wrap-anywhere">
          <span className="text-pierre">{t.fetchedAt}</span> <bdi>{settings.address}</bdi>
          <span className="block text-pierre">
            <Hours settings={settings} words={words} />
          </span>
        </p>
      )}
      {paiements.length > 0 && (
        <>
          <h3 className="mt-5 text-xl">{t.payments}</h3>
          <ul>
            {paiements.map(({ mode, etat, montant, date, operateur, transaction }) => (
              <li key={`${mode} ${date}`} className="border-b border-trait py-2">
                <span className="flex flex-wrap justify-between gap-x-5">
                  <strong className="font-semibold">{t.paymentStates[etat]}</strong>
                  <span className="figure ms-auto">{formatPrice(montant, locale)}</span>
                </span>
                {(operateur || transaction) && (
                  <span className="text-pierre wrap-anywhere">
                    <bdi>{[operateur, transaction].filter(Boolean).join(' · ')}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Whether the customer comes for something that is still to be handed over. */
function isFetched({ remise, etat, lignes }: OpenedOrder): boolean {
  const isOpen = ['en_attente', 'confirmée', 'payée', 'préparée'].includes(etat)
  const hasBooks = lignes.some(({ nature, quantite }) => nature === 'livre' && quantite > 0)
  return isOpen && remise.mode === 'agence' && hasBooks
}
