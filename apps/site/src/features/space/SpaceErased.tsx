import { PageBanner } from '../../components/PageBanner.tsx'
import { Done } from '../../dossiers/Done.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { spaceTrail } from './spaceTrail.ts'

interface SpaceErasedProps {
  /** How many dossiers stay. */
  kept: number
  words: Dictionary
}

/** After somebody has erased his data: what is gone, and what this device still knows. */
export function SpaceErased({ kept, words }: SpaceErasedProps) {
  const { space: t, routes } = words
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={spaceTrail(words)} />
      <div className="page max-w-2xl space-y-6 py-10">
        <Done text={t.erased(kept)} />
        <p>{t.erasedHere}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={routes.ownDossiers} className="link tap">
            {words.device.list}
          </a>
          <a href={routes.contact} className="link tap">
            {t.erasedQuestion}
          </a>
        </p>
      </div>
    </>
  )
}
