import { phoneField } from '@sira/contract/forms/formFields'
import type { Settings } from '@sira/contract/records/settings'
import { PageBanner } from '../../../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../../../components/trail.ts'
import { TextField } from '../../../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../../../i18n/fr.ts'
import { type FollowedFile, followFields } from '../../followUp/followedFile.ts'
import { Notes } from '../Notes.tsx'
import { FileTimeline } from './FileTimeline.tsx'
import '../../../../styles/fields.css'

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
  const problem = followed?.state === 'closed' ? followed.problem : undefined
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
        <Notes notes={problem === undefined ? [] : [problem]} />
        <form method="post" action={routes.followUp} noValidate className="grid gap-5">
          {followed?.state === 'found' && <h2 className="text-2xl">{t.other}</h2>}
          <TextField
            id="suivi-reference"
            name={followFields.reference}
            label={t.reference}
            value={followed?.state === 'found' ? '' : typed.reference}
            autoComplete="off"
            maxLength={40}
            hint={t.referenceHint}
          />
          <TextField
            id="suivi-telephone"
            name={followFields.phone}
            label={words.form.phone}
            value={followed?.state === 'found' ? '' : typed.phone}
            type="tel"
            autoComplete="tel"
            maxLength={phoneField.longest.typed}
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
