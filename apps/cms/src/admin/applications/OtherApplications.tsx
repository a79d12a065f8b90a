import Link from 'next/link'
import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'
import { applicationStateNames } from '../../applications/stateNames.ts'

interface OtherApplicationsProps {
  others: ApplicationDeskRecord['autres']
  sameNumber: number
}

/** What else the same person applied to, and whether somebody else left the same number. */
export function OtherApplications({ others, sameNumber }: OtherApplicationsProps) {
  return (
    <>
      {others.length > 0 && (
        <>
          <h2>Ses autres candidatures</h2>
          <ul className="sira-payments">
            {others.map(({ id, reference, intitule, etat }) => (
              <li key={id}>
                <Link href={`/admin/collections/candidatures/${id}`} prefetch={false}>
                  {[reference, intitule ?? 'Vivier', applicationStateNames[etat]].join(' · ')}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {sameNumber > 0 && (
        <p className="sira-note">
          {`Un autre nom a laissé le même numéro (${sameNumber})\u00a0: un téléphone sert souvent à une famille.`}
        </p>
      )}
    </>
  )
}
