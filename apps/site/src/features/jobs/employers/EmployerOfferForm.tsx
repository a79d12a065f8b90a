import { defaultDialCode } from '@sira/contract/dialCodes'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import { typedFields } from '@sira/contract/forms/readForm'
import { offerForm } from '@sira/contract/offers/offerForm'
import { contactDialCodes } from '../../../format/dialCountries.ts'
import { FormAnswer } from '../../../forms/FormAnswer.tsx'
import { FormTrap } from '../../../forms/FormTrap.tsx'
import { type FieldProblem, fieldProblems } from '../../../forms/fields/fieldProblem.ts'
import { PhoneFields } from '../../../forms/fields/PhoneFields.tsx'
import { SelectField } from '../../../forms/fields/SelectField.tsx'
import { TextArea } from '../../../forms/fields/TextArea.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import { type FormOutcome, outcomeSaid } from '../../../forms/formOutcome.ts'
import { PrivacyNote } from '../../../forms/PrivacyNote.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import '../../../styles/fields.css'
import '../../../styles/form.css'

const empty = { ...typedFields(offerForm, new Map()), indicatif: defaultDialCode }

export type OfferField = FieldOf<'offres'>

interface EmployerOfferFormProps {
  outcome: FormOutcome<OfferField> | undefined
  asksForProof: boolean
  words: Dictionary
}

/** The form by which an employer proposes an offer: plain, and sent by the page where it can. */
export function EmployerOfferForm({ outcome, asksForProof, words }: EmployerOfferFormProps) {
  const { employerOffer: t, form } = words
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const values = refused?.typed ?? empty
  const labels: Readonly<Record<OfferField, string>> = {
    entreprise: t.company,
    nom: t.contact,
    indicatif: form.dialCode,
    phone: form.phone,
    email: t.email,
    titre: t.jobTitle,
    ville: t.town,
    description: t.text,
    cv_facultatif: t.cv,
  }
  const idOf = (field: OfferField) => `offres-${field}`
  const success = offerForm.messages[words.locale].success
  const said = outcomeSaid(outcome, success, (field) => {
    return { label: labels[field], id: idOf(field) }
  })
  const address = words.routes.employerOffer
  const alert = <FormAnswer id="offres-alert" address={address} said={said} words={words} />
  const problemAt = fieldProblems<OfferField>(said, 'offres-alert', alert)
  const field = (name: OfferField) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    problem: problemAt(name) as FieldProblem | undefined,
    maxLength: offerForm.fields[name].longest.typed,
  })
  return (
    <form
      method="post"
      action={address}
      noValidate
      data-form="offres"
      data-proof={asksForProof || undefined}
      className="grid gap-5"
    >
      {said?.field === undefined && alert}
      <TextField {...field('entreprise')} autoComplete="organization" />
      <TextField {...field('nom')} autoComplete="name" />
      <PhoneFields
        idPrefix="offres"
        dialCodes={contactDialCodes}
        isTaken={() => true}
        dialCode={values.indicatif}
        phone={values.phone}
        elsewhere={{ text: t.phoneElsewhere, address: words.routes.contact }}
        words={words}
        dialCodeProblem={problemAt('indicatif')}
        phoneProblem={problemAt('phone')}
      />
      <TextField {...field('email')} type="email" autoComplete="email" optional />
      <TextField {...field('titre')} autoComplete="off" />
      <TextField {...field('ville')} autoComplete="off" />
      <p className="field-hint">{t.textHint}</p>
      <TextArea {...field('description')} rows={10} />
      <SelectField
        id={idOf('cv_facultatif')}
        name="cv_facultatif"
        label={t.cv}
        value={values.cv_facultatif}
        autoComplete="off"
        placeholder={t.cvAsked}
        options={[{ value: 'oui', label: t.cvOptional }]}
        optional
        problem={problemAt('cv_facultatif')}
      />
      <FormTrap />
      <PrivacyNote words={words} hasOptional />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {t.send}
        </button>
      </p>
    </form>
  )
}
