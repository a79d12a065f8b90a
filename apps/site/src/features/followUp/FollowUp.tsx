import { emailField } from '@sira/contract/forms/email'
import { phoneField } from '@sira/contract/forms/formFields'
import type { Settings } from '@sira/contract/records/settings'
import { problemsSaid } from '../../browser/forms/problemsSaid.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { Done } from '../../dossiers/Done.tsx'
import { fieldProblems } from '../../forms/fields/fieldProblem.ts'
import { TextField } from '../../forms/fields/TextField.tsx'
import { Saying } from '../../forms/Saying.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { DossierTimeline } from './DossierTimeline.tsx'
import type { Followed, FollowField } from './followedDossier.ts'
import '../../styles/fields.css'
import '../../styles/form.css'

const alertId = 'suivi-dit'
const controlIds = { reference: 'suivi-reference', phone: 'suivi-telephone' } as const

interface FollowUpProps {
  /** The answer of the back office, after the form was sent. */
  followed: Followed | undefined
  /** Confirms the action before. */
  notice: string | undefined
  /** The values of the fields: typed by the visitor, or from the link of a letter. */
  typed: Readonly<Record<FollowField, string>>
  settings: Settings
  words: Dictionary
}

export function followTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.followUp.title })
}

/** Any dossier by its reference and a phone number. */
export function FollowUp({ followed, notice, typed, settings, words }: FollowUpProps) {
  const { followUp: t, routes } = words
  const { problem } = followed ?? {}
  const missing = followed?.state === 'closed' ? (followed.missing ?? []) : []
  // A participant may have given an address alone: a keyboard for numbers would not write it.
  const isSeat = /^\s*IN\b/i.test(typed.reference)
  const labels = { reference: t.reference, phone: isSeat ? t.phoneOrEmail : words.form.phone }
  const [first = problem === undefined ? undefined : { message: problem }, ...others] = missing
  const said =
    first &&
    problemsSaid<FollowField>(first, others, (field) => {
      return { label: labels[field], id: controlIds[field] }
    })
  const alert = said && <Saying id={alertId} said={said} words={words.outbox} />
  const problemAt = fieldProblems<FollowField>(said, alertId, alert)
  const found = followed?.state === 'found' ? followed : undefined
  const dossier = found?.dossier
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={followTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{t.intro}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-8 py-10">
        {said?.field === undefined && alert}
        {found?.notice !== undefined && <Done text={found.notice} />}
        {found && (
          <DossierTimeline {...found} phone={typed.phone} settings={settings} words={words} />
        )}
        {notice !== undefined && <Done text={notice} />}
        <p>
          <a href={routes.ownDossiers} className="link tap">
            {words.device.list}
          </a>
        </p>
        <form method="post" action={routes.followUp} noValidate className="grid gap-5">
          {dossier && <h2 className="text-2xl">{t.other}</h2>}
          <TextField
            id={controlIds.reference}
            name="reference"
            label={labels.reference}
            value={dossier ? '' : typed.reference}
            autoComplete="off"
            maxLength={40}
            hint={t.referenceHint}
            problem={problemAt('reference')}
          />
          <TextField
            id={controlIds.phone}
            name="phone"
            label={labels.phone}
            value={dossier ? '' : typed.phone}
            type={isSeat ? 'text' : 'tel'}
            autoComplete={isSeat ? 'off' : 'tel'}
            maxLength={isSeat ? emailField.longest.typed : phoneField.longest.typed}
            problem={problemAt('phone')}
          />
          <p>
            <button type="submit" className="button button-primary max-sm:w-full">
              {t.submit}
            </button>
          </p>
        </form>
      </div>
    </>
  )
}
