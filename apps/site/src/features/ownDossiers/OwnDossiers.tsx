import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { SharedDevice, SharedDeviceForm } from '../../dossiers/SharedDevice.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { OwnDossierCard } from './OwnDossierCard.tsx'
import { forgetFields, type OwnItem } from './ownDossiersVisit.ts'

interface OwnDossiersProps {
  items: readonly OwnItem[]
  /** Whether nobody has said yet whose device it is. */
  isAsked: boolean
  /** Whether a copy of it stays on the device; else all of it goes with the browser. */
  isKept: boolean
  problem: string | undefined
  words: Dictionary
}

export function ownDossiersTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.ownDossiers.title })
}

/** All dossiers sent from this device, without an account. */
export function OwnDossiers({ items, isAsked, isKept, problem, words }: OwnDossiersProps) {
  const { ownDossiers: t, routes } = words
  const stay = isKept ? t.offline : t.untilClosed
  const isKnown = items.length > 0 && problem === undefined
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={ownDossiersTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">
          {isKnown ? `${t.intro} ${stay}` : t.intro}
        </p>
      </PageBanner>
      <div className="page max-w-2xl space-y-6 py-10">
        {problem !== undefined && (
          <p role="alert" className="rounded-2xl bg-lin px-5 py-4 font-semibold">
            {problem}
          </p>
        )}
        {items.length === 0 && <p className="text-[1.15rem]">{t.empty}</p>}
        {items.length > 0 && (
          <ul className="space-y-4">
            {items.map((item) => (
              <OwnDossierCard
                key={item.reference}
                {...item}
                isKnown={problem === undefined}
                words={words}
              />
            ))}
          </ul>
        )}
        {isAsked && <SharedDevice words={words} />}
        {isAsked && <SharedDeviceForm words={words} />}
        {items.length > 0 && (
          <form method="post" action={routes.ownDossiers}>
            <button
              type="submit"
              name={forgetFields.all}
              value="oui"
              className="button button-secondary max-sm:w-full"
            >
              {t.forgetAll}
            </button>
          </form>
        )}
        <p className="flex flex-wrap gap-x-6">
          <a href={routes.followUp} className="link tap">
            {t.other}
          </a>
        </p>
      </div>
    </>
  )
}
