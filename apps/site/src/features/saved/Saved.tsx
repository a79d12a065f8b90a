import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'
import { savedListScript } from '../../islands/islandScripts.ts'
import type { SavedListProps } from './SavedList.island.tsx'

export function savedTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.saved.title })
}

/** What a visitor keeps on his device: only his browser knows it. */
export function Saved({ words }: { words: Dictionary }) {
  const { saved, routes } = words
  const props: SavedListProps = { words: { ...saved.list, groups: saved.groups } }
  return (
    <>
      <PageBanner title={saved.title} trailLabel={words.breadcrumb} trail={savedTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{saved.intro}</p>
      </PageBanner>
      <div className="page max-w-4xl py-10">
        <p className="hidden font-semibold [@media(scripting:none)]:block">{saved.needsScript}</p>
        <Island script={savedListScript} props={props} atOnce />
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
