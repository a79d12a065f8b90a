import type { FactorKey } from '../signIn/signInCall.ts'
import { CodeField } from './SafetyField.tsx'

/** A new key: the picture for a telephone, the letters for who reads this on the telephone itself. */
export function FactorSetup({ factor }: { factor: FactorKey }) {
  const { side, path } = factor.picture
  return (
    <>
      <input type="hidden" name="ticket" value={factor.ticket} />
      <ol className="sira-setup">
        <li>
          Sur votre téléphone, ouvrez une application d’authentification (Google Authenticator,
          Aegis, FreeOTP…).
        </li>
        <li>
          Faites-lui lire cette image, ou donnez-lui cette clé : <code>{factor.typed}</code>
          <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label="Image à lire">
            <rect width={side} height={side} fill="#fff" />
            <path d={path} fill="#000" shapeRendering="crispEdges" />
          </svg>
        </li>
        <li>Recopiez ici le code qu’elle affiche.</li>
      </ol>
      <CodeField />
    </>
  )
}
