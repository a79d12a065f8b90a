import { defaultLocale, otherLocales } from '@sira/contract/locales'
import { savedListScript } from '../../browser/wake/islandScripts.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'
import type { SavedListProps } from './SavedList.island.tsx'

export function savedTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.saved.title })
}

/** The saved records of a visitor: only his browser knows them. */
export function Saved({ words }: { words: Dictionary }) {
  const { saved, routes } = words
  const props: SavedListProps = {
    words: { ...saved.list, groups: saved.groups },
    languages: [defaultLocale, ...otherLocales.map(({ code }) => code)],
  }
  return (
    <>
      <PageBanner title={saved.title} trailLabel={words.breadcrumb} trail={savedTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{saved.intro}</p>
      </PageBanner>
      {/* The footer stays below the screen until the list is known, so that nothing visibly moves. */}
      <div className="page min-h-[75dvh] max-w-4xl py-10">
        <p className="hidden font-semibold [@media(scripting:none)]:block">{saved.needsScript}</p>
        <div className="min-h-16 [@media(scripting:none)]:hidden">
          <Island script={savedListScript} props={props} atOnce />
        </div>
        <p className="mt-8 flex flex-wrap gap-x-6">
          <a href={routes.trainings} className="link tap">
            {words.menu.trainings}
          </a>
          <a href={routes.jobs} className="link tap">
            {words.menu.jobs}
          </a>
        </p>
      </div>
    </>
  )
}
