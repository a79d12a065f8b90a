import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { paperAddress } from '../../page/paperAddress.ts'

/** The receipts, the pro forma of a company, the convocations and the certificates, as files to keep. */
export function Papers({ order, words }: { order: OpenedOrder; words: Dictionary }) {
  const { order: t, routes } = words
  const { reference, recus, rendus = [], entreprise, inscriptions = [] } = order
  const certified = inscriptions.flatMap(({ attestation, nom = '' }) =>
    attestation === undefined ? [] : [{ code: attestation, nom }],
  )
  const convoked = inscriptions.filter(({ convocation }) => convocation)
  if (
    recus.length + rendus.length === 0 &&
    convoked.length === 0 &&
    !entreprise &&
    certified.length === 0
  )
    return null
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
        {rendus.map(({ numero }) => (
          <li key={numero}>
            <a href={paperAddress(page, { receipt: numero })} download="" className="link tap">
              {t.refundReceipt(numero)}
            </a>
          </li>
        ))}
        {convoked.map(({ reference: seat, nom = seat }) => (
          <li key={seat}>
            <a href={paperAddress(page, { convocation: seat })} download="" className="link tap">
              {t.convocation(nom)}
            </a>
          </li>
        ))}
        {certified.map(({ code, nom }) => (
          <li key={code}>
            <a href={paperAddress(page, { certificate: code })} download="" className="link tap">
              {t.certificate(nom)}
            </a>{' '}
            <a href={paperAddress(page, { badge: code })} download="" className="link tap">
              {t.badge}
              <span className="sr-only">{` (${nom})`}</span>
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
