import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { paperAddress } from '../../page/paperAddress.ts'

/** The receipts, the pro forma of a company and the certificates, as files to keep. */
export function Papers({ order, words }: { order: OpenedOrder; words: Dictionary }) {
  const { order: t, routes } = words
  const { reference, recus, entreprise, inscriptions = [] } = order
  const certified = inscriptions.flatMap(({ attestation, nom = '' }) =>
    attestation === undefined ? [] : [{ code: attestation, nom }],
  )
  if (recus.length === 0 && !entreprise && certified.length === 0) return null
  const page = routes.order(reference)
  return (
    <section>
      <h2 className="text-2xl">{t.papers}</h2>
      <ul>
        {recus.map(({ numero }) => (
          <li key={numero}>
            <a href={paperAddress(page, { receipt: numero })} download="" className="link tap">
              {t.receipt(numero)}
            </a>
          </li>
        ))}
        {certified.map(({ code, nom }) => (
          <li key={code}>
            <a href={paperAddress(page, { certificate: code })} download="" className="link tap">
              {t.certificate(nom)}
            </a>
          </li>
        ))}
        {entreprise && (
          <li>
            <a href={paperAddress(page, 'proforma')} download="" className="link tap">
              {t.proforma}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
