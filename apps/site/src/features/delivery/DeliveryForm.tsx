import { deliveryForm, deliveryModes, payers } from '@sira/contract/deliveries/deliveryForm'
import { contactDialCodes } from '../../format/dialCountries.ts'
import { AfterSending } from '../../forms/AfterSending.tsx'
import { FormAnswer } from '../../forms/FormAnswer.tsx'
import { FormTrap } from '../../forms/FormTrap.tsx'
import { type FieldProblem, fieldProblems } from '../../forms/fields/fieldProblem.ts'
import { MessageField } from '../../forms/fields/MessageField.tsx'
import { PhoneFields } from '../../forms/fields/PhoneFields.tsx'
import { SelectField } from '../../forms/fields/SelectField.tsx'
import { TextField } from '../../forms/fields/TextField.tsx'
import { outcomeSaid } from '../../forms/formOutcome.ts'
import { PrivacyNote } from '../../forms/PrivacyNote.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { type DeliveryField, type DeliveryOutcome, typedDelivery } from './deliveryFields.ts'
import { deliveryLabels } from './deliveryLabels.ts'
import { PlaceFields, TownList } from './PlaceFields.tsx'
import '../../styles/fields.css'
import '../../styles/form.css'

/** Answers that show a mistake after sending: the person to call, the payer, the mode. */
const readAgain = ['nom', 'phone', 'arrivee.ville', 'arrivee.phone', 'mode', 'payeur'] as const

interface DeliveryFormProps {
  outcome: DeliveryOutcome
  asksForProof: boolean
  words: Dictionary
}

/**
 * The request for a delivery: start, destination, parcel and payer. A plain form; with script, it
 * is sent without leaving the page.
 */
export function DeliveryForm({ outcome, asksForProof, words }: DeliveryFormProps) {
  const t = words.deliveryRequest
  const values = typedDelivery(outcome)
  const labels = deliveryLabels(words)
  const idOf = (field: DeliveryField) => `livraisons-${field.replace('.', '-')}`
  const said = outcomeSaid(outcome, deliveryForm.messages[words.locale].success, (field) => ({
    label: labels[field],
    id: idOf(field),
  }))
  const address = words.routes.deliveryRequest
  const alert = <FormAnswer id="livraisons-alert" address={address} said={said} words={words} />
  const problemAt = fieldProblems<DeliveryField>(said, 'livraisons-alert', alert)
  const field = (name: DeliveryField) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    problem: problemAt(name) as FieldProblem | undefined,
    maxLength: deliveryForm.fields[name].longest.typed,
  })
  const sent = outcome?.state === 'sent' ? outcome : undefined
  return (
    <form
      method="post"
      action={address}
      noValidate
      data-form="livraisons"
      data-proof={asksForProof || undefined}
      className="grid gap-8"
    >
      {said?.field === undefined && alert}
      <AfterSending
        isSent={sent !== undefined}
        reference={sent?.reference}
        fields={readAgain.map((name) => ({ name, label: labels[name] }))}
        steps={t.steps}
        words={words}
      />
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-2xl font-semibold">{t.you}</legend>
        <TextField {...field('nom')} autoComplete="name" />
        <PhoneFields
          idPrefix="livraisons"
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
      </fieldset>
      <TownList locale={words.locale} />
      <PlaceFields legend={t.sides.depart.legend} side="depart" field={field} />
      <PlaceFields legend={t.sides.arrivee.legend} side="arrivee" field={field} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-2xl font-semibold">{t.parcelLegend}</legend>
        <MessageField {...field('colis')} longest={deliveryForm.fields.colis.longest.typed} />
        <TextField {...field('souhait')} autoComplete="off" optional />
        <SelectField
          {...field('mode')}
          autoComplete="off"
          placeholder={t.chooseMode}
          options={deliveryModes.map((mode) => ({ value: mode, label: t.modes[mode] }))}
        />
        <SelectField
          {...field('payeur')}
          autoComplete="off"
          placeholder={t.choosePayer}
          options={payers.map((payer) => ({ value: payer, label: t.payers[payer] }))}
        />
      </fieldset>
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
