import { dayAndTime } from '../../dates/dates.ts'
import type { ShownSession } from '../../people/signIn/sessionEndpoints.ts'

interface SessionListProps {
  sessions: readonly ShownSession[]
  own: boolean
  onSignOut: () => void
}

/** Where somebody is signed in; one press ends it all, a lost telephone too. */
export function SessionList({ sessions, own, onSignOut }: SessionListProps) {
  const others = sessions.filter(({ here }) => !here).length
  if (sessions.length === 0) return <p>Ce compte n’est connecté nulle part.</p>
  return (
    <>
      <ul className="sira-sessions">
        {sessions.map(({ device, address, since, here }) => (
          <li key={`${since} ${device} ${address}`}>
            <strong>{device || 'Appareil inconnu'}</strong>
            {here && ' (cet appareil)'}
            <small>
              Depuis le {dayAndTime(since)}, adresse {address || 'inconnue'}
            </small>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button type="button" className="sira-action sira-action--quiet" onClick={onSignOut}>
          {own ? 'Déconnecter partout ailleurs' : 'Déconnecter partout'}
        </button>
      )}
    </>
  )
}
