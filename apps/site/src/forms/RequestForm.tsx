import type { MessageForm, Typed } from '@sira/contract/forms/messageForm'
import { localisedPath } from '@sira/contract/locales'
import { services } from '@sira/contract/services'
import { SharedDeviceForm } from '../dossiers/SharedDevice.tsx'
import type { DialCountry } from '../format/dialCountries.ts'
import { phoneExample } from '../format/phoneExample.ts'
import type { Dictionary } from '../i18n/fr.ts'
import { AfterSending } from './AfterSending.tsx'
import { FormAnswer } from './FormAnswer.tsx'
import { FormTrap } from './FormTrap.tsx'
import { fieldProblems } from './fields/fieldProblem.ts'
import { MessageField } from './fields/MessageField.tsx'
import { type Elsewhere, PhoneFields } from './fields/PhoneFields.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { TextField } from './fields/TextField.tsx'
import { type FormOutcome, outcomeSaid } from './formOutcome.ts'
import { PrivacyNote } from './PrivacyNote.tsx'
import '../styles/fields.css'
import '../styles/form.css'

type SharedField = 'email' | 'indicatif' | 'phone' | 'message'

interface RequestFormProps<Name extends string, Service extends string> {
  form: MessageForm<SharedField | Name | Service>
  /** The two forms give these fields different names (product 3). */
  nameField: Name
  serviceField: Service
  dialCodes: readonly DialCountry[]
  /** The values of the form before anything was sent. */
  values: Typed<SharedField | Name | Service>
  outcome: FormOutcome<SharedField | Name | Service> | undefined
  asksForProof: boolean
  submit: string
  /** The address of the form, if it is more than that of its kind. */
  address?: string
  /** The other way for a number that the form does not accept, where it depends on the purpose. */
  elsewhere?: Elsewhere
  words: Dictionary
}

/**
 * A request to the company: name, contacts, subject (product 3). A plain form with its outcome
 * above it; with script, LiveForm.island.tsx sends it without leaving the page.
 */
export function RequestForm<Name extends string, Service extends string>(
  props: RequestFormProps<Name, Service>,
) {
  const { form, nameField, serviceField, dialCodes, outcome, asksForProof, submit, words } = props
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const values = refused?.typed ?? props.values
  const prefix = form.endpoint
  const address = props.address ?? localisedPath(form.route, words.locale)
  const labels: Partial<Record<string, string>> = {
    [nameField]: words.form.name,
    email: words.form.email,
    indicatif: words.form.dialCode,
    phone: words.form.phone,
    [serviceField]: words.form.service,
    message: words.form.message,
  }
  const said = outcomeSaid(outcome, form.messages[words.locale].success, (field) => {
    return { label: labels[field] ?? field, id: `${prefix}-${field}` }
  })
  const alertId = `${prefix}-alert`
  const alert = <FormAnswer id={alertId} address={address} said={said} words={words} />
  const problemAt = fieldProblems<SharedField | Name | Service>(said, alertId, alert)
  return (
    <>
      <SharedDeviceForm words={words} />
      <form
        method="post"
        action={address}
        noValidate
        data-form={form.endpoint}
        data-proof={asksForProof || undefined}
        className="grid gap-5"
      >
        {said?.field === undefined && alert}
        <AfterSending
          isSent={outcome?.state === 'sent'}
          reference={outcome?.state === 'sent' ? outcome.reference : undefined}
          fields={[
            { name: nameField, label: words.form.name },
            { name: 'email', label: words.form.email },
            { name: 'phone', label: words.form.phone },
            { name: serviceField, label: words.form.service },
          ]}
          words={words}
        />
        <TextField
          id={`${prefix}-${nameField}`}
          name={nameField}
          label={words.form.name}
          value={values[nameField]}
          autoComplete="name"
          maxLength={form.fields[nameField].longest.typed}
          problem={problemAt(nameField)}
        />
        <TextField
          id={`${prefix}-email`}
          name="email"
          label={words.form.email}
          value={values.email}
          type="email"
          autoComplete="email"
          maxLength={form.fields.email.longest.typed}
          problem={problemAt('email')}
        />
        <PhoneFields
          idPrefix={prefix}
          dialCodes={dialCodes}
          isTaken={(dialCode) =>
            form.fields.phone.take(phoneExample(dialCode), {
              ...values,
              indicatif: dialCode.code,
            }) !== undefined
          }
          dialCode={values.indicatif}
          phone={values.phone}
          elsewhere={
            props.elsewhere ?? { text: words.form.phoneElsewhere, address: words.routes.contact }
          }
          words={words}
          dialCodeProblem={problemAt('indicatif')}
          phoneProblem={problemAt('phone')}
        />
        <SelectField
          id={`${prefix}-${serviceField}`}
          name={serviceField}
          label={words.form.service}
          value={values[serviceField]}
          autoComplete="off"
          placeholder={words.form.chooseService}
          options={services.map((service) => ({
            value: service,
            label: words.serviceNames[service],
          }))}
          problem={problemAt(serviceField)}
        />
        <MessageField
          id={`${prefix}-message`}
          label={words.form.message}
          value={values.message}
          problem={problemAt('message')}
        />
        <FormTrap />
        <PrivacyNote words={words} />
        <p>
          <button type="submit" className="button button-primary max-sm:w-full">
            {submit}
          </button>
        </p>
      </form>
    </>
  )
}
