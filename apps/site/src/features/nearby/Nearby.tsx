import { placeKey } from '@sira/contract/placeKey'
import type { Settings } from '@sira/contract/records/settings'
import type { PlacedRow } from '../../components/links/placedRow.ts'
import { ShortRowList } from '../../components/links/ShortRows.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { Hours } from '../../components/reach/Hours.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { formatPrice } from '../../format/price.ts'
import { townName } from '../../format/townName.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { mapTowns } from './places.ts'
import { TownMap } from './TownMap.tsx'
import { townOffers } from './townOffers.ts'
import './nearby.css'

interface NearbyProps {
  trainings: readonly PlacedRow[]
  jobs: readonly PlacedRow[]
  /** FCFA */
  delivery: { inCapital: number; elsewhere: number }
  settings: Settings
  words: Dictionary
}

const capital = 'Ouagadougou'
const onMap = new Set(mapTowns.map(({ name }) => placeKey(name)))

export function nearbyTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.nearby.title })
}

/** The map, and below it what there is in each town: it needs no script, and no network a second time. */
export function Nearby({ trainings, jobs, delivery, settings, words }: NearbyProps) {
  const { nearby, locale } = words
  const office = placeKey(settings.address)
  return (
    <>
      <PageBanner title={nearby.title} trailLabel={words.breadcrumb} trail={nearbyTrail(words)}>
        <p className="mt-3 text-[1.15rem] text-pierre">{nearby.lead}</p>
      </PageBanner>
      <div className="page grid items-start gap-x-16 pt-6 pb-16 lg:grid-cols-2">
        <div className="lg:sticky lg:top-6">
          <TownMap words={words} />
        </div>
        <div>
          {townOffers(trainings, jobs).map(({ key, name, ...offers }) => {
            const rows = [...offers.trainings, ...offers.jobs]
            const price = key === placeKey(capital) ? delivery.inCapital : delivery.elsewhere
            return (
              <section key={key} id={key} className="scroll-mt-4 border-b border-trait py-6">
                <h2 className="text-2xl">{townName(name, locale)}</h2>
                {onMap.has(key) && (
                  <p className="mt-1 text-pierre">
                    <a href={words.routes.delivery} className="link">
                      {nearby.delivery}
                    </a>
                    {`\u00a0: ${formatPrice(price, locale)}`}
                  </p>
                )}
                {office.includes(placeKey(townName(name, locale))) && (
                  <p className="mt-1 text-pierre">
                    {nearby.pickup(settings.address)}
                    <br />
                    <Hours settings={settings} words={words} />
                  </p>
                )}
                {rows.length > 0 ? (
                  <ShortRowList rows={rows} words={words} />
                ) : (
                  <p className="mt-1 text-pierre">{nearby.none}</p>
                )}
              </section>
            )
          })}
        </div>
      </div>
    </>
  )
}
