import type { Settings } from '@sira/contract/records/settings'
import type { ReactNode } from 'react'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { AskOnWhatsapp } from '../../dossiers/AskOnWhatsapp.tsx'
import { Done } from '../../dossiers/Done.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { OpenShortlist } from './OpenShortlist.tsx'
import type { Visit } from './shortlistVisit.ts'

export function shortlistTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.shortlist.title })
}

interface ShortlistPageProps {
  visit: Visit
  /** The address of this page. */
  address: string
  settings: Settings
  words: Dictionary
}

/** The candidates for an employer, who presses before anything of them is shown. */
export function ShortlistPage({ visit, address, settings, words }: ShortlistPageProps) {
  const { shortlist: t } = words
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={shortlistTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{t.intro}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-6 py-10">
        {visit.state === 'asked' && (
          <form method="post" action={address}>
            <button type="submit" className="button button-primary max-sm:w-full">
              {t.open}
            </button>
          </form>
        )}
        {visit.state === 'open' && visit.notice !== undefined && <Done text={visit.notice} />}
        {visit.state === 'open' && (
          <OpenShortlist of={visit.shortlist} {...{ address, settings, words }} />
        )}
        {visit.state === 'closed' && (
          <Said title={t.closed} text={t.closedText}>
            <AskOnWhatsapp settings={settings} text={t.askAgain} words={words} />
          </Said>
        )}
        {visit.state === 'unanswered' && <Said title={visit.problem} />}
      </div>
    </>
  )
}

function Said({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div role="alert" className="rounded-2xl border-2 border-laterite px-5 py-4">
      <h2 className="text-2xl">{title}</h2>
      {text !== undefined && <p className="mt-2">{text}</p>}
      {children && <p className="mt-2">{children}</p>}
    </div>
  )
}
