import { defaultDialCode } from '@sira/contract/dialCodes'
import { contactDialCodes } from '../../../format/dialCountries.ts'
import { FileField } from '../../../forms/fields/FileField.tsx'
import { MessageField } from '../../../forms/fields/MessageField.tsx'
import { PhoneFields } from '../../../forms/fields/PhoneFields.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { jobProblems } from '../dispatch/problemWords.ts'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { ConsentField } from './ConsentField.tsx'
import { FileFormEnd } from './FileFormEnd.tsx'
import { accept, fileFormState } from './fileFormState.tsx'
import '../../../styles/fields.css'
import '../../../styles/form.css'

interface ApplicationFormProps {
  /** The offer; nothing for the pool. */
  job: number | undefined
  address: string
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

/**
 * An application with files. The browser sends it by itself, in parts; where there is script, the
 * files go first, and on where the line was cut.
 */
export function ApplicationForm({ job, address, outcome, words }: ApplicationFormProps) {
  const t = words.application
  const state = fileFormState(outcome, 'candidature-alert', address, words)
  const { typed, alert, problemAt } = state
  return (
    <form
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate
      className="grid gap-5"
    >
      {alert}
      {job !== undefined && <input type="hidden" name="job" value={job} />}
      <input type="hidden" name="locale" value={words.locale} />
      <TextField
        id="candidature-nom"
        name="nom"
        label={t.name}
        value={typed('nom')}
        autoComplete="name"
        maxLength={255}
        problem={problemAt('nom')}
      />
      <PhoneFields
        idPrefix="candidature"
        dialCodes={contactDialCodes}
        isTaken={() => true}
        dialCode={typed('indicatif') || defaultDialCode}
        phone={typed('phone')}
        elsewhere={{ text: words.form.phoneElsewhere, address: words.routes.contact }}
        words={words}
        dialCodeProblem={problemAt('indicatif')}
        phoneProblem={problemAt('phone')}
      />
      <TextField
        id="candidature-email"
        name="email"
        label={t.email}
        value={typed('email')}
        type="email"
        autoComplete="email"
        maxLength={255}
        hint={t.emailHint}
        optional
        problem={problemAt('email')}
      />
      <FileField
        id="candidature-cv"
        name="files.cv"
        label={t.cv}
        hint={t.fileHint}
        accept={accept}
        problem={problemAt('cv')}
      />
      <FileField
        id="candidature-lettre"
        name="files.lettre"
        label={t.letter}
        hint={t.fileHint}
        accept={accept}
        optional
        problem={problemAt('lettre')}
      />
      <MessageField
        id="candidature-message"
        label={t.message}
        value={typed('message')}
        optional
        problem={problemAt('message')}
      />
      <ConsentField
        label={t.consent}
        checked={typed('consentement') === 'oui'}
        problem={problemAt('consentement')}
      />
      <p className="text-[0.95rem] text-pierre">
        {t.free}{' '}
        <a href={words.routes.privacy} className="underline underline-offset-4">
          {words.form.privacyLink}
        </a>
      </p>
      <FileFormEnd
        submit={t.submit}
        address={address}
        problems={jobProblems(words)}
        words={words}
      />
    </form>
  )
}
