import { phoneField } from '@sira/contract/forms/formFields'
import type { Settings } from '@sira/contract/records/settings'
import { describedBy } from '../../../../browser/forms/problemIds.ts'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../../components/trail.ts'
import type { FieldProblem } from '../../../../forms/fields/fieldProblem.ts'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import { Saying } from '../../../../forms/Saying.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { type FollowedFile, followFields } from '../../followUp/followedFile.ts'
import { FileTimeline } from './FileTimeline.tsx'
import '../../../../styles/fields.css'
import '../../../../styles/form.css'

const alertId = 'suivi-dit'
const controlIds = { reference: 'suivi-reference', phone: 'suivi-telephone' } as const

interface FollowUpProps {
  /** What came of it, once it was asked. */
  followed: FollowedFile | undefined
  /** What has just been done. */
  notice: string | undefined
  /** What was typed, or what a letter says. */
  typed: { reference: string; phone: string }
  settings: Settings
  words: Dictionary
}

export function followTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.followUp.title })
}

/** Any file by its reference and a phone number: an order, a quote, a message. */
export function FollowUp({ followed, notice, typed, settings, words }: FollowUpProps) {
  const { followUp: t, routes } = words
  const { problem, missing = [] } = followed?.state === 'closed' ? followed : {}
  const [first, ...rest] = missing
  const labels = { reference: t.reference, phone: words.form.phone }
  const others = rest.map((field) => {
    return { field, message: t.missing[field], label: labels[field], id: controlIds[field] }
  })
  const sayingOf = (message: string) => (
    <Saying id={alertId} said={{ kind: 'error', message, others }} words={words.outbox} />
  )
  /** As on the other forms: all is said above the first, and each of the others says its own. */
  const problemAt = (field: keyof typeof controlIds): FieldProblem | undefined => {
    const message = t.missing[field]
    if (field === first) return { alert: sayingOf(message), id: describedBy(alertId, others) }
    return missing.includes(field) ? { message } : undefined
  }
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={followTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{t.intro}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-8 py-10">
        {followed?.state === 'found' && (
          <FileTimeline file={followed.file} settings={settings} words={words} />
        )}
        {notice !== undefined && (
          <p role="status" className="rounded-2xl bg-accord px-5 py-4 font-semibold text-encre">
            {notice}
          </p>
        )}
        {problem !== undefined && sayingOf(problem)}
        <form method="post" action={routes.followUp} noValidate className="grid gap-5">
          {followed?.state === 'found' && <h2 className="text-2xl">{t.other}</h2>}
          <TextField
            id={controlIds.reference}
            name={followFields.reference}
            label={t.reference}
            value={followed?.state === 'found' ? '' : typed.reference}
            autoComplete="off"
            maxLength={40}
            hint={t.referenceHint}
            problem={problemAt('reference')}
          />
          <TextField
            id={controlIds.phone}
            name={followFields.phone}
            label={words.form.phone}
            value={followed?.state === 'found' ? '' : typed.phone}
            type="tel"
            autoComplete="tel"
            maxLength={phoneField.longest.typed}
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
