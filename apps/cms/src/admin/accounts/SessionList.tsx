import { dayAndTime } from '../../dates/dates.ts'
import type { ShownSession } from '../../people/signIn/sessionEndpoints.ts'

interface SessionListProps {
  sessions: readonly ShownSession[]
  own: boolean
  /** Of one, by its name; else of all others. */
  onSignOut: (session?: string) => void
}

/** Where somebody is signed in; one press ends one of them, a lost telephone too, or all. */
export function SessionList({ sessions, own, onSignOut }: SessionListProps) {
  const others = sessions.filter(({ here }) => !here).length
  if (sessions.length === 0) return <p>Ce compte n’est connecté nulle part.</p>
  return (
    <>
      <ul className="sira-sessions">
        {sessions.map(({ id, device, address, since, here }) => (
          <li key={id}>
            <strong>{device || 'Appareil inconnu'}</strong>
            {here && ' (cet appareil)'}
            <small>
              Depuis le {dayAndTime(since)}, adresse {address || 'inconnue'}
            </small>
            {!here && (
              <button type="button" className="sira-link" onClick={() => onSignOut(id)}>
                Fermer
                <span className="sr-only"> la connexion {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          className="sira-action sira-action--quiet"
          onClick={() => onSignOut()}
        >
          {own ? 'Déconnecter partout ailleurs' : 'Déconnecter partout'}
        </button>
      )}
    </>
  )
}
