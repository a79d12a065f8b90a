import { contactDialCodes } from '@sira/contract/dialCodes'
import type { ContactForm as ContactValues } from '@sira/contract/forms/contact'
import { routes } from '@sira/contract/routes'
import { services } from '@sira/contract/services'
import { MessageField } from '../../components/form/MessageField.tsx'
import { PhoneFields } from '../../components/form/PhoneFields.tsx'
import { PrivacyNote } from '../../components/form/PrivacyNote.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface ContactFormProps {
  values: ContactValues
  /** The field that was refused. */
  wrong: keyof ContactValues | undefined
  words: Dictionary
}

/** A message to the company, a plain form (spec 2.6, 3). */
export function ContactForm({ values, wrong, words }: ContactFormProps) {
  const { form } = words
  return (
    <form method="post" action={routes.contact} className="grid gap-5">
      <TextField
        id="contact-name"
        name="name"
        label={form.name}
        value={values.name}
        autoComplete="name"
        maxLength={255}
        wrong={wrong === 'name'}
      />
      <TextField
        id="contact-email"
        name="email"
        label={form.email}
        value={values.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        wrong={wrong === 'email'}
      />
      <PhoneFields
        idPrefix="contact"
        dialCodes={contactDialCodes}
        dialCode={values.indicatif}
        phone={values.phone}
        words={words}
        wrong={wrong === 'phone' || wrong === 'indicatif' ? wrong : undefined}
      />
      <SelectField
        id="contact-subject"
        name="subject"
        label={form.service}
        value={values.subject}
        placeholder={form.chooseService}
        options={services.map((service) => ({ value: service, label: service }))}
        wrong={wrong === 'subject'}
      />
      <MessageField
        id="contact-message"
        label={form.message}
        value={values.message}
        wrong={wrong === 'message'}
      />
      <PrivacyNote words={words} />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {form.send}
        </button>
      </p>
    </form>
  )
}
