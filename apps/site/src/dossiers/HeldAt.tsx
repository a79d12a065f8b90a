import type { HeldAt as Facts } from '@sira/contract/enrolments/heldAt'
import { sessionCalendar } from '@sira/contract/routes'
import type { Dictionary } from '../i18n/fr.ts'

interface HeldAtProps {
  facts: Facts
  /** Of the session, where its calendar file is offered. */
  session?: number | undefined
  words: Dictionary
}

/** When and where a session is held, as it is by now. */
export function HeldAt({ facts, session, words }: HeldAtProps) {
  const { dossier, routes } = words
  return (
    <div className="mb-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        {facts.map(({ nom, valeur }) => (
          <div key={nom} className="contents">
            <dt className="text-pierre">{nom}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi>{valeur}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {session !== undefined && (
        <a href={sessionCalendar(routes.sessions, session)} className="link tap">
          {dossier.toCalendar}
        </a>
      )}
    </div>
  )
}
