import { quoteDialCodes } from '@sira/contract/dialCodes'
import type { QuoteForm as QuoteValues } from '@sira/contract/forms/quote'
import { routes } from '@sira/contract/routes'
import { services } from '@sira/contract/services'
import { MessageField } from '../../components/form/MessageField.tsx'
import { PhoneFields } from '../../components/form/PhoneFields.tsx'
import { PrivacyNote } from '../../components/form/PrivacyNote.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface QuoteFormProps {
  values: QuoteValues
  /** The field that was refused. */
  wrong: keyof QuoteValues | undefined
  words: Dictionary
}

/** The quote request, a plain form (spec 2.12, 3). */
export function QuoteForm({ values, wrong, words }: QuoteFormProps) {
  const { form } = words
  return (
    <form method="post" action={routes.quote} className="grid gap-5">
      <TextField
        id="devis-nom"
        name="nom"
        label={form.name}
        value={values.nom}
        autoComplete="name"
        maxLength={255}
        wrong={wrong === 'nom'}
      />
      <TextField
        id="devis-email"
        name="email"
        label={form.email}
        value={values.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        wrong={wrong === 'email'}
      />
      <PhoneFields
        idPrefix="devis"
        dialCodes={quoteDialCodes}
        dialCode={values.indicatif}
        phone={values.phone}
        words={words}
        wrong={wrong === 'phone' || wrong === 'indicatif' ? wrong : undefined}
      />
      <SelectField
        id="devis-service"
        name="service"
        label={form.service}
        value={values.service}
        placeholder={form.chooseService}
        options={services.map((service) => ({ value: service, label: service }))}
        wrong={wrong === 'service'}
      />
      <MessageField
        id="devis-message"
        label={form.message}
        value={values.message}
        wrong={wrong === 'message'}
      />
      <PrivacyNote words={words} />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {words.quote.send}
        </button>
      </p>
    </form>
  )
}
