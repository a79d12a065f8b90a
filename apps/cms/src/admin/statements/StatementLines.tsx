import { amountText } from '@sira/contract/orders/amountText'
import { dayInFigures, momentInFigures } from '../../dates/dates.ts'
import type { DeskOperator } from '../../money/desk/deskPayment.ts'
import { paymentStateNames } from '../../money/paymentStateNames.ts'
import type { ImportedLine, ReadStatement } from '../../money/statements/importedStatement.ts'
import { adminAddress } from '../dashboard/adminAddress.ts'
import { PaymentCard } from '../orders/PaymentCard.tsx'
import { AsideLines } from './AsideLines.tsx'
import { UnknownMoney } from './UnknownMoney.tsx'

interface StatementLinesProps {
  read: ReadStatement
  operator: number
  operators: readonly DeskOperator[]
  onChange: () => Promise<void>
}

/** The money of a statement, line by line, each beside what it may pay. */
export function StatementLines({ read, operator, operators, onChange }: StatementLinesProps) {
  const { lines, skipped } = read
  const counted = lines.filter((line) => line.counted !== null).length
  return (
    <section aria-labelledby="lignes-du-releve">
      <h2 id="lignes-du-releve">Lignes du relevé</h2>
      <p className="sira-note" role="status">
        {`${lines.length} entrée${lines.length > 1 ? 's' : ''} d’argent, dont ${counted} déjà comptée${counted > 1 ? 's' : ''} ; ${skipped.length} laissée${skipped.length > 1 ? 's' : ''} de côté.`}
      </p>
      <ol className="sira-payments">
        {lines.map((line) => (
          <li key={line.transaction} className="sira-payment">
            <p>
              <strong>{amountText(line.montant, 'fr')}</strong>
              {` · ${factsOf(line)}`}
            </p>
            {line.counted !== null && <Counted payment={line.counted} />}
            {line.counted === null && line.matches.length === 0 && (
              <UnknownMoney line={line} operator={operator} onChange={onChange} />
            )}
            {line.matches.length > 0 && (
              <ul className="sira-payments">
                {line.matches.map(({ by, amountFits, phoneFits, payment }) => (
                  <PaymentCard
                    key={`${payment.id} ${payment.etat}`}
                    payment={{ ...payment, montantRecu: line.montant }}
                    operators={operators}
                    seen={{ transaction: line.transaction, operator }}
                    why={reasonOf(by, amountFits, phoneFits)}
                    namesOrder
                    onChange={onChange}
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {skipped.length > 0 && <AsideLines lines={skipped} />}
    </section>
  )
}

function factsOf({ transaction, date, phone, status }: ImportedLine): string {
  return [
    transaction,
    date && (date.includes('T') ? momentInFigures(date) : dayInFigures(date)),
    phone,
    status && `statut « ${status} »`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Why it is proposed, in words. */
function reasonOf(by: 'numéro' | 'montant', amountFits: boolean, phoneFits: boolean): string {
  if (by === 'montant') return phoneFits ? 'Même montant et même téléphone' : 'Même montant'
  return amountFits ? 'Même numéro, même montant' : 'Même numéro, mais un autre montant'
}

function Counted({
  payment: { etat, commande },
}: {
  payment: NonNullable<ImportedLine['counted']>
}) {
  return (
    <p className="sira-payment__facts">
      {`Déjà compté : ${paymentStateNames[etat].toLowerCase()} `}
      {commande !== null && (
        <a href={adminAddress('commandes', commande.id)}>{commande.reference}</a>
      )}
    </p>
  )
}
