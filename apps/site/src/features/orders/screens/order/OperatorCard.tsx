import type { Operator } from '@sira/contract/orders/orderAnswer'
import { Phone } from '../../../../components/Phone.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'

/**
 * The instructions for sending money by one operator: its code is dialled with the amount filled
 * in.
 */
export function OperatorCard({ operator, words }: { operator: Operator; words: Dictionary }) {
  const { order: t } = words
  const { nom, compte, numero, ussd, instructions } = operator
  const dialled = ussd === undefined ? undefined : decodeURIComponent(ussd)
  return (
    <div className="mt-4 border-t border-trait pt-4">
      <h3 className="text-lg">{nom}</h3>
      <p>
        <strong>
          <Phone number={numero} />
        </strong>
        {compte && <span className="text-pierre">{` · ${t.account(compte)}`}</span>}
      </p>
      {instructions && <p className="text-pierre wrap-anywhere">{instructions}</p>}
      {dialled !== undefined && (
        <>
          <a href={`tel:${encodeURIComponent(dialled)}`} className="button button-primary mt-3">
            {t.dial}
          </a>
          <p className="mt-1 text-[0.95rem] text-pierre">{t.dialText(`\u2066${dialled}\u2069`)}</p>
        </>
      )}
    </div>
  )
}
