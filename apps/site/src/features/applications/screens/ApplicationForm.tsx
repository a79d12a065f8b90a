import { writtenCvField } from '@sira/contract/applications/writtenCvField'
import { defaultDialCode } from '@sira/contract/dialCodes'
import { answerField, questionField } from '@sira/contract/offers/offerQuestions'
import { contactDialCodes } from '../../../format/dialCountries.ts'
import { FileField } from '../../../forms/fields/FileField.tsx'
import { MessageField } from '../../../forms/fields/MessageField.tsx'
import { PhoneFields } from '../../../forms/fields/PhoneFields.tsx'
import { TextArea } from '../../../forms/fields/TextArea.tsx'
import { TextField } from '../../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { jobProblems } from '../dispatch/problemWords.ts'
import type { ApplicationOutcome } from '../sentApplication.ts'
import { ConsentField } from './ConsentField.tsx'
import { FileFormEnd } from './FileFormEnd.tsx'
import { accept, fileFormState } from './fileFormState.tsx'
import '../../../styles/fields.css'
import '../../../styles/form.css'

const pieces = [1, 2, 3].map((number) => ({ id: `candidature-piece${number}`, number }))

/** The fields of files, by what a device may keep for them. */
export const ownFields = {
  cv: 'candidature-cv',
  letter: 'candidature-lettre',
  pieces: pieces.map(({ id }) => id),
}

interface ApplicationFormProps {
  /** The offer; nothing for the pool. */
  job: number | undefined
  /** The questions of the offer, for the candidate to answer. */
  questions: readonly string[]
  /** The employer does without the file of a CV. */
  isCvOptional: boolean
  address: string
  outcome: ApplicationOutcome | undefined
  words: Dictionary
}

/**
 * An application with files. The browser sends it by itself, in parts; where there is script, the
 * files go first, and on where the line was cut.
 */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, questions, isCvOptional, address, outcome, words } = props
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
      {/* The CV that was written here, besides its PDF: OwnCv.tsx fills it in. */}
      <input type="hidden" name={writtenCvField} defaultValue={typed(writtenCvField)} />
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
        id={ownFields.cv}
        name="files.cv"
        label={isCvOptional ? t.cvOptional : t.cv}
        hint={isCvOptional ? `${t.withoutCv} ${t.fileHint}` : t.fileHint}
        accept={accept}
        optional={isCvOptional}
        problem={problemAt('cv')}
      />
      <FileField
        id={ownFields.letter}
        name="files.lettre"
        label={t.letter}
        hint={t.fileHint}
        accept={accept}
        optional
        problem={problemAt('lettre')}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-1 font-semibold">{t.pieces}</legend>
        <p className="field-hint">{t.piecesHint}</p>
        {pieces.map(({ id, number }) => (
          <FileField
            key={id}
            id={id}
            name={`files.piece${number}`}
            label={t.piece(number)}
            accept={accept}
            optional
            problem={problemAt(`piece${number}`)}
          />
        ))}
      </fieldset>
      <MessageField
        id="candidature-message"
        label={t.message}
        value={typed('message')}
        optional
        problem={problemAt('message')}
      />
      {questions.map((question, number) => (
        <div key={question}>
          <input type="hidden" name={questionField(number)} value={question} />
          <TextArea
            id={`candidature-${answerField(number)}`}
            name={answerField(number)}
            label={t.answerTo(question)}
            value={typed(answerField(number))}
            maxLength={2000}
            optional
          />
        </div>
      ))}
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
