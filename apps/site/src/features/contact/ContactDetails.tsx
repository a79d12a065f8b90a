import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../../components/Phone.tsx'
import { OnRequestFrame } from '../../components/pictures/OnRequestFrame.tsx'
import { Hours } from '../../components/reach/Hours.tsx'
import { phoneLink, whatsappLink } from '../../format/phone.ts'
import type { Dictionary } from '../../i18n/fr.ts'

interface ContactDetailsProps {
  settings: Settings
  words: Dictionary
}

/** Phones, e-mail, address, hours, and a map that loads only when asked (product 2.6). */
export function ContactDetails({ settings, words }: ContactDetailsProps) {
  const { contact } = words
  const phones = [settings.firstContact, settings.secondContact, settings.thirdContact]
  return (
    <>
      <dl className="grid gap-6">
        <div>
          <dt className="text-pierre">{contact.phones}</dt>
          {phones.map((phone) => (
            <dd key={phone}>
              <a href={phoneLink(phone)} className="figure tap text-2xl hover:text-laterite">
                <Phone number={phone} />
              </a>
            </dd>
          ))}
          <dd>
            <a href={whatsappLink(settings.whatsapp)} rel="noopener" className="link tap">
              {words.topBar.whatsapp}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-pierre">{contact.email}</dt>
          <dd>
            <a href={`mailto:${settings.email}`} className="link tap">
              {settings.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-pierre">{contact.hours}</dt>
          <dd>
            <Hours settings={settings} words={words} />
          </dd>
        </div>
        <div>
          <dt className="text-pierre">{contact.location}</dt>
          <dd>{settings.address}</dd>
        </div>
      </dl>
      {settings.mapUrl && (
        <div className="mt-6">
          <OnRequestFrame
            title={contact.mapTitle}
            address={settings.mapUrl}
            label={contact.map}
            note={contact.mapNote}
            icon="pin"
          />
        </div>
      )}
    </>
  )
}
