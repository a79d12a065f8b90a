import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'
import type { Reachable } from '../../enrolments/presence/desk/reachParticipants.ts'
import { callApi } from '../calls/callApi.ts'
import { whatsAppAddress } from '../clients/whatsAppAddress.ts'
import { Dialog } from '../dialog/Dialog.tsx'

interface SessionToolsProps {
  session: number | string
  figures: AttendanceRecord['figures']
}

/** The figures of a session, its participants as a file, and the ways to write to all of them. */
export function SessionTools({ session, figures }: SessionToolsProps) {
  const { taken, seats, paid, present } = figures
  const [reach, setReach] = useState<Reachable>()

  async function ask() {
    const outcome = await callApi<Reachable>(`pointages/session/${session}/joindre`)
    if (outcome.done) setReach(outcome.body)
    else toast.error(outcome.message)
  }

  return (
    <>
      <p>
        {[
          `${taken} inscrits${seats === null ? '' : ` sur ${seats} places`}`,
          `${paid} payés`,
          `${present} assez présents`,
        ].join(' · ')}
      </p>
      <p className="sira-exports">
        {'Participants\u00a0:'}
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            href={`/admin/api/pointages/session/${session}/participants?format=${format}`}
            download
          >
            {format.toUpperCase()}
          </a>
        ))}
      </p>
      <div className="sira-desk__deeds">
        <button type="button" className="sira-deed" onClick={ask}>
          Écrire à tous
        </button>
      </div>
      {reach !== undefined && (
        <Dialog title="Écrire à tous les participants" onClose={() => setReach(undefined)}>
          <Ways {...reach} />
        </Dialog>
      )}
    </>
  )
}

function Ways({ titre, emails, phones }: Reachable) {
  // In blind copy: nobody reads the addresses of the others.
  const letter = `mailto:?bcc=${emails.map(encodeURIComponent).join(',')}&subject=${encodeURIComponent(titre)}`
  return (
    <>
      {emails.length > 0 && (
        <p>
          <a href={letter}>{`Un e-mail à ${emails.length} adresses, en copie cachée`}</a>
        </p>
      )}
      {phones.length > 0 && (
        <>
          <p className="sira-dialog__note">
            {'Sans adresse e-mail\u00a0: un message WhatsApp à chacun.'}
          </p>
          <ul className="sira-attendance">
            {phones.map(({ nom, phone }) => (
              <li key={`${nom} ${phone}`}>
                <a href={whatsAppAddress(phone)} target="_blank" rel="noreferrer">
                  {`${nom} ${phone}`}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
