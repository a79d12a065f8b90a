import { defaultDialCode } from '@sira/contract/dialCodes'
import { contactForm } from '@sira/contract/forms/contact'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import type { Settings } from '@sira/contract/records/settings'
import { services } from '@sira/contract/services'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { contactDialCodes } from '../../format/dialCountries.ts'
import type { FormOutcome } from '../../forms/formOutcome.ts'
import { RequestForm } from '../../forms/RequestForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { ContactDetails } from './ContactDetails.tsx'

interface ContactProps {
  /** The subject of the message, from the link that led here. */
  service: string | undefined
  objet: string | undefined
  outcome: FormOutcome<FieldOf<'contacts'>> | undefined
  settings: Settings
  words: Dictionary
}

const empty = {
  name: '',
  email: '',
  indicatif: defaultDialCode,
  phone: '',
  subject: '',
  message: '',
}

export function contactTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.contact.title })
}

/** The contacts of the company, and a form to write to it (product 2.6). */
export function Contact({ service, objet, outcome, settings, words }: ContactProps) {
  const { contact } = words
  const subject = services.find((name) => name === service) ?? ''
  const message = objet === undefined ? '' : `${objet}\n\n`
  return (
    <>
      <PageBanner title={contact.title} trailLabel={words.breadcrumb} trail={contactTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{contact.lead}</p>
      </PageBanner>
      <div className="page grid gap-x-[min(5rem,5vw)] gap-y-14 py-12 lg:grid-cols-[min(24rem,38%)_minmax(0,1fr)]">
        <div>
          <ContactDetails settings={settings} words={words} />
        </div>
        <section>
          <h2 className="mb-6">{contact.formHeading}</h2>
          <RequestForm
            form={contactForm}
            nameField="name"
            serviceField="subject"
            dialCodes={contactDialCodes}
            values={{ ...empty, subject, message }}
            outcome={outcome}
            asksForProof={settings.proofOfWork}
            submit={words.form.send}
            words={words}
          />
        </section>
      </div>
    </>
  )
}
