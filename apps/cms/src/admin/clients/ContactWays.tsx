import { writtenPhone } from '../../papers/writtenValues.ts'
import { whatsAppAddress } from './whatsAppAddress.ts'

interface ContactWaysProps {
  /** As they are dialled from anywhere. */
  phones: readonly string[]
  emails: readonly string[]
}

/** One press calls, or writes: nobody types a number from a screen. */
export function ContactWays({ phones, emails }: ContactWaysProps) {
  return (
    <ul className="sira-clients__ways" aria-label="Joindre">
      {phones.map((phone) => (
        <li key={phone}>
          <a className="sira-deed sira-deed--first" href={`tel:${phone}`}>
            Appeler le {writtenPhone(phone)}
          </a>
          <a
            className="sira-deed"
            href={whatsAppAddress(phone)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp<span className="sr-only"> au {writtenPhone(phone)} (nouvel onglet)</span>
          </a>
        </li>
      ))}
      {emails.map((email) => (
        <li key={email}>
          <a className="sira-deed" href={`mailto:${encodeURIComponent(email)}`}>
            {email}
          </a>
        </li>
      ))}
    </ul>
  )
}
