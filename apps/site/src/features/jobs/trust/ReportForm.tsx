import { reportForm, reportReasons } from '@sira/contract/offers/report'
import { FormAnswer } from '../../../forms/FormAnswer.tsx'
import { FormTrap } from '../../../forms/FormTrap.tsx'
import { fieldProblems } from '../../../forms/fields/fieldProblem.ts'
import { SelectField } from '../../../forms/fields/SelectField.tsx'
import { TextArea } from '../../../forms/fields/TextArea.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import { type FormOutcome, outcomeSaid } from '../../../forms/formOutcome.ts'
import { PrivacyNote } from '../../../forms/PrivacyNote.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import '../../../styles/fields.css'
import '../../../styles/form.css'

export type ReportField = keyof typeof reportForm.fields

interface ReportFormProps {
  /** Its number. */
  job: number
  /** The page that takes it without script. */
  address: string
  outcome: FormOutcome<ReportField> | undefined
  asksForProof: boolean
  words: Dictionary
}

/** The form that reports an offer; its sender need not say who he is. */
export function ReportForm({ job, address, outcome, asksForProof, words }: ReportFormProps) {
  const { jobTrust } = words
  const refused = outcome?.state === 'refused' ? outcome : undefined
  const typed = refused?.typed ?? { job: '', motif: '', message: '', email: '' }
  const labels: Readonly<Record<ReportField, string>> = {
    job: jobTrust.report,
    motif: jobTrust.reason,
    message: jobTrust.message,
    email: jobTrust.email,
  }
  const idOf = (field: ReportField) => `signalement-${field}`
  const said = outcomeSaid(outcome, reportForm.messages[words.locale].success, (field) => {
    return { label: labels[field], id: idOf(field) }
  })
  const alertId = 'signalement-alert'
  const alert = <FormAnswer id={alertId} address={address} said={said} words={words} />
  const problemAt = fieldProblems<ReportField>(said, alertId, alert)
  return (
    <form
      method="post"
      action={address}
      noValidate
      data-form={reportForm.endpoint}
      data-proof={asksForProof || undefined}
      className="grid gap-5"
    >
      {(said?.field === undefined || said.field === 'job') && alert}
      <input type="hidden" name="job" value={job} />
      <SelectField
        id={idOf('motif')}
        name="motif"
        label={labels.motif}
        value={typed.motif}
        autoComplete="off"
        placeholder={jobTrust.chooseReason}
        options={reportReasons.map((value) => ({ value, label: jobTrust.reasons[value] }))}
        problem={problemAt('motif')}
      />
      <TextArea
        id={idOf('message')}
        name="message"
        label={labels.message}
        value={typed.message}
        maxLength={reportForm.fields.message.longest.typed}
        problem={problemAt('message')}
        optional
      />
      <TextField
        id={idOf('email')}
        name="email"
        label={labels.email}
        value={typed.email}
        type="email"
        autoComplete="email"
        maxLength={reportForm.fields.email.longest.typed}
        problem={problemAt('email')}
        optional
      />
      <FormTrap />
      <PrivacyNote words={words} hasOptional />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {jobTrust.send}
        </button>
      </p>
    </form>
  )
}
