import { phoneField } from '@sira/contract/forms/formFields'
import type { ReviewedPaper } from '@sira/contract/orders/reviewedPapers'
import { FileField } from '../../../forms/fields/FileField.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { reviewProblems } from '../dispatch/problemWords.ts'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { FileFormEnd } from './FileFormEnd.tsx'
import { accept, fileFormState } from './fileFormState.tsx'
import '../../../styles/fields.css'
import '../../../styles/form.css'

interface ReviewFormProps {
  order: string | undefined
  paper: ReviewedPaper
  address: string
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

/** The pair that follows the order, and the file; sent as the files of an application are. */
export function ReviewForm({ order = '', paper, address, outcome, words }: ReviewFormProps) {
  const t = words.review
  const { typed, alert, problemAt } = fileFormState(outcome, 'relecture-alert', address, words)
  return (
    <form
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate
      className="grid gap-5"
    >
      {alert}
      <TextField
        id="relecture-reference"
        name="reference"
        label={t.reference}
        hint={t.referenceHint}
        value={typed('reference') || order}
        autoComplete="off"
        maxLength={40}
        problem={problemAt('reference')}
      />
      <TextField
        id="relecture-phone"
        name="phone"
        label={words.form.phone}
        value={typed('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={phoneField.longest.typed}
        problem={problemAt('phone')}
      />
      <FileField
        id="relecture-fichier"
        name={`files.${paper}`}
        label={t.papers[paper]}
        hint={words.application.fileHint}
        accept={accept}
        problem={problemAt(paper)}
      />
      <FileFormEnd
        submit={t.submit}
        address={address}
        problems={reviewProblems(words)}
        words={words}
      />
    </form>
  )
}
