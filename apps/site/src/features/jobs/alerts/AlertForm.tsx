import { alertCriteria, alertForm } from '@sira/contract/offers/alert'
import { FormAnswer } from '../../../forms/FormAnswer.tsx'
import { FormTrap } from '../../../forms/FormTrap.tsx'
import { fieldProblems } from '../../../forms/fields/fieldProblem.ts'
import { TextField } from '../../../forms/fields/TextField.tsx'
import { type FormOutcome, outcomeSaid } from '../../../forms/formOutcome.ts'
import { PrivacyNote } from '../../../forms/PrivacyNote.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { JobChoices } from '../choosing/jobChoices.ts'
import { chosenJobs, type JobSelection } from '../choosing/jobSelection.ts'
import { criterionName } from '../screens/ChosenJobFilters.tsx'
import { alertAddress } from './alertAddress.ts'
import '../../../styles/fields.css'
import '../../../styles/form.css'

export type AlertField = keyof typeof alertForm.fields

export interface AlertFormProps {
  selection: JobSelection
  choices: JobChoices
  outcome?: FormOutcome<AlertField> | undefined
  asksForProof: boolean
  words: Dictionary
}

/** Asks for an address; what was chosen in the list goes along. */
export function AlertForm({ selection, choices, outcome, asksForProof, words }: AlertFormProps) {
  const { jobAlerts } = words
  const address = alertAddress(words, selection)
  const typed = outcome?.state === 'refused' ? outcome.typed.email : ''
  const said = outcomeSaid(outcome, alertForm.messages[words.locale].success, () => {
    return { label: jobAlerts.email, id: 'alerte-email' }
  })
  const alertId = 'alerte-alert'
  const alert = <FormAnswer id={alertId} address={address} said={said} words={words} />
  const names = chosenJobs(selection).map((one) => criterionName(one, choices, words))
  return (
    <form
      method="post"
      action={address}
      noValidate
      data-form={alertForm.endpoint}
      data-proof={asksForProof || undefined}
      className="grid gap-5"
    >
      {said?.field !== 'email' && alert}
      <p>{jobAlerts.lead}</p>
      <p>
        {jobAlerts.chosen}
        {words.locale === 'fr' ? '\u00a0: ' : ': '}
        <strong>{names.length > 0 ? names.join(' · ') : jobAlerts.all}</strong>
      </p>
      {alertCriteria.map(
        (name) =>
          selection[name] !== undefined && (
            <input key={name} type="hidden" name={name} value={selection[name]} />
          ),
      )}
      <TextField
        id="alerte-email"
        name="email"
        label={jobAlerts.email}
        value={typed}
        type="email"
        autoComplete="email"
        maxLength={alertForm.fields.email.longest.typed}
        problem={fieldProblems<AlertField>(said, alertId, alert)('email')}
      />
      <FormTrap />
      <PrivacyNote words={words} />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {jobAlerts.submit}
        </button>
      </p>
    </form>
  )
}
