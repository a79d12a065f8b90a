import { useState } from 'react'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once: what opens the account on the day the telephone is lost. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false)
  return (
    <div className="sira-recovery">
      <p>
        Notez-les sur papier, loin de votre téléphone. Chacun remplace une fois le code de
        l’application. Ils ne seront plus montrés.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" checked={kept} onChange={() => setKept(!kept)} /> Je les ai notés
      </label>
      <button type="button" className="sira-action" disabled={!kept} onClick={onDone}>
        Continuer
      </button>
    </div>
  )
}
