import { placeKey } from '@sira/contract/placeKey'
import { townName } from '../../format/townName.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { border, mapSize, mapTowns } from './places.ts'

/** The country with its towns, each a link to its part of the page: it needs no script. */
export function TownMap({ words }: { words: Dictionary }) {
  return (
    <nav aria-label={words.nearby.map}>
      <svg
        className="town-map h-auto w-full max-w-2xl"
        viewBox={`0 -10 ${mapSize.width} ${mapSize.height}`}
        direction="ltr"
      >
        <title>{words.nearby.map}</title>
        <path className="fill-lin stroke-trait" strokeWidth="3" d={border} />
        {mapTowns.map(({ name, x, y, side }) => (
          <a key={name} href={`#${placeKey(name)}`}>
            <circle cx={x} cy={y} r="54" fill="none" pointerEvents="all" />
            <circle className="fill-laterite" cx={x} cy={y} r="10" />
            <text {...nameAt[side ?? 'below'](x, y)}>{townName(name, words.locale)}</text>
          </a>
        ))}
      </svg>
    </nav>
  )
}

const nameAt = {
  above: (x: number, y: number) => ({ x, y: y - 22, textAnchor: 'middle' as const }),
  below: (x: number, y: number) => ({ x, y: y + 42, textAnchor: 'middle' as const }),
  left: (x: number, y: number) => ({ x: x - 18, y: y + 9, textAnchor: 'end' as const }),
  right: (x: number, y: number) => ({ x: x + 18, y: y + 9 }),
}
