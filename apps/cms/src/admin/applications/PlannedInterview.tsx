import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'
import { momentInFull } from '../../dates/dates.ts'
import { whatsAppAddress } from '../clients/whatsAppAddress.ts'

interface PlannedInterviewProps {
  interview: NonNullable<ApplicationDeskRecord['entretien']>
}

const answers = { vient: 'le candidat vient', absent: 'le candidat ne peut pas\u00a0: rappelez-le' }

/** The day of an interview, and what its candidate says to it. */
export function PlannedInterview({ interview }: PlannedInterviewProps) {
  const { le, lieu, reponse, whatsapp } = interview
  return (
    <div className="sira-note">
      <p>{`Entretien le ${momentInFull(le)}, ${lieu ?? 'par téléphone'}.`}</p>
      <p>{`Réponse\u00a0: ${reponse === null ? 'pas encore' : answers[reponse]}.`}</p>
      {whatsapp !== null && (
        <>
          <p>{`Sans e-mail, à dire au candidat\u00a0: ${whatsapp.text}`}</p>
          <a
            className="sira-deed"
            href={`${whatsAppAddress(whatsapp.phone)}?text=${encodeURIComponent(whatsapp.text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {`WhatsApp ${whatsapp.phone}`}
          </a>
        </>
      )}
    </div>
  )
}
