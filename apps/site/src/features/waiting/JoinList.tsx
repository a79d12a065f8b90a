import { emailField } from '@sira/contract/forms/email'
import { nameField } from '@sira/contract/forms/formFields'
import { problemsSaid } from '../../browser/forms/problemsSaid.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { Done } from '../../dossiers/Done.tsx'
import { contactDialCodes } from '../../format/dialCountries.ts'
import { fieldProblems } from '../../forms/fields/fieldProblem.ts'
import { PhoneFields } from '../../forms/fields/PhoneFields.tsx'
import { SelectField } from '../../forms/fields/SelectField.tsx'
import { TextField } from '../../forms/fields/TextField.tsx'
import { Saying } from '../../forms/Saying.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { type JoinField, type JoinVisit, joinKey } from './joinVisit.ts'
import type { WaitedSession } from './waitedSession.ts'
import '../../styles/fields.css'
import '../../styles/form.css'

interface JoinListProps {
  session: WaitedSession | undefined
  visit: JoinVisit
  words: Dictionary
}

const idOf = (field: JoinField) => `attente-${field}`
const alertId = 'attente-dit'

export function waitingTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.waiting.title })
}

/**
 * Joins the waiting list of a full session: it costs nothing, and leaving is possible at any time.
 */
export function JoinList({ session, visit, words }: JoinListProps) {
  const { waiting: t, routes } = words
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={waitingTrail(words)}>
        {session && (
          <p className="mt-3 max-w-2xl text-[1.15rem] font-semibold wrap-anywhere">
            <bdi>{session.title}</bdi>
          </p>
        )}
        <p className="mt-2 max-w-2xl text-pierre">{t.intro}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-8 py-10">
        {visit.state === 'joined' && <Joined entry={visit.entry} words={words} />}
        {visit.state === 'form' && session?.isFull && (
          <JoinForm session={session} visit={visit} words={words} />
        )}
        {visit.state === 'form' && !session?.isFull && (
          <>
            <p role="status">{t.closed}</p>
            <a href={routes.trainings} className="button button-secondary">
              {t.toTrainings}
            </a>
          </>
        )}
      </div>
    </>
  )
}

type Shown = Extract<JoinVisit, { state: 'form' }>

function Joined({
  entry,
  words,
}: Pick<JoinListProps, 'words'> & Pick<Extract<JoinVisit, { state: 'joined' }>, 'entry'>) {
  const { waiting: t, routes } = words
  const { reference, rang } = entry
  return (
    <div className="space-y-4">
      <Done text={rang === null ? t.joined : t.joinedAt(rang)} />
      <p>
        {t.keep}{' '}
        <bdi dir="ltr" className="font-semibold whitespace-nowrap tabular-nums">
          {reference}
        </bdi>
      </p>
      <a href={`${routes.waitingReply}?reference=${reference}`} className="button button-secondary">
        {t.follow}
      </a>
    </div>
  )
}

function JoinForm({
  session,
  visit,
  words,
}: {
  session: WaitedSession
  visit: Shown
  words: Dictionary
}) {
  const { waiting: t, form, routes } = words
  const { values, problems, sendingKey } = visit
  const labels: Readonly<Record<JoinField, string>> = {
    places: t.places,
    nom: form.name,
    indicatif: form.dialCode,
    phone: form.phone,
    email: t.email,
  }
  const [first, ...others] = problems
  const named = others.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  const said =
    first &&
    problemsSaid<JoinField>(first, named, (field) => ({ label: labels[field], id: idOf(field) }))
  const alert = said && <Saying id={alertId} said={said} words={words.outbox} />
  const problemAt = fieldProblems<JoinField>(said, alertId, alert)
  const counts = Array.from({ length: session.most }, (_, index) => String(index + 1))
  return (
    <form
      method="post"
      action={`${routes.waiting}?session=${session.id}`}
      noValidate
      className="grid gap-5"
    >
      {said?.field === undefined && alert}
      <input type="hidden" name={joinKey} value={sendingKey} />
      <SelectField
        id={idOf('places')}
        name="places"
        label={labels.places}
        value={values.places}
        autoComplete="off"
        placeholder={t.places}
        options={counts.map((count) => ({ value: count, label: count }))}
        problem={problemAt('places')}
      />
      <TextField
        id={idOf('nom')}
        name="nom"
        label={labels.nom}
        value={values.nom}
        autoComplete="name"
        maxLength={nameField.longest.typed}
        problem={problemAt('nom')}
      />
      <PhoneFields
        idPrefix="attente"
        dialCodes={contactDialCodes}
        isTaken={() => true}
        dialCode={values.indicatif}
        phone={values.phone}
        elsewhere={{ text: '', address: routes.contact }}
        words={words}
        dialCodeProblem={undefined}
        phoneProblem={problemAt('phone')}
      />
      <TextField
        id={idOf('email')}
        name="email"
        label={labels.email}
        value={values.email}
        type="email"
        autoComplete="email"
        maxLength={emailField.longest.typed}
        hint={t.emailHint}
        problem={problemAt('email')}
        optional
      />
      <p className="text-[0.95rem] text-pierre">
        {form.privacy}{' '}
        <a href={routes.privacy} className="underline underline-offset-4">
          {form.privacyLink}
        </a>
      </p>
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {t.join}
        </button>
      </p>
    </form>
  )
}
