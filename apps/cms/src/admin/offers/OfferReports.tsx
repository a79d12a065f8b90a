import { momentInWords } from '../../dates/dates.ts'
import type { OfferTrust } from '../../offers/checks/offerDesk.ts'
import { reasonNames } from '../../offers/reports/reasonNames.ts'

/** What visitors find wrong with an offer, newest first. */
export function OfferReports({ desk: { signalements, reseaux } }: { desk: OfferTrust }) {
  if (signalements.length === 0) return null
  return (
    <>
      <h2>{`Signalements\u00a0: ${signalements.length}, depuis ${reseaux} réseau(x)`}</h2>
      <ul>
        {signalements.map(({ id, motif, message, email, createdAt }) => (
          <li key={id}>
            <strong>{reasonNames[motif]}</strong> {momentInWords(createdAt)}
            {email && <> · {email}</>}
            {message && <p>{message}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
