import { colours } from '@sira/cloth/colours'
import type { Dictionary } from '../../i18n/fr.ts'

const swatches = [
  [
    ['0', '10', colours.indigo],
    ['13', '4', colours.laterite],
    ['20', '36', colours.mil],
  ],
  [
    ['0', '24', colours.karite],
    ['27', '4', colours.mil],
    ['34', '22', colours.indigo],
  ],
  [
    ['0', '6', colours.laterite],
    ['9', '30', colours.indigo],
    ['42', '14', colours.laterite],
  ],
] as const

/** Three values between thin lines, each under a piece of cloth. */
export function Values({ words }: { words: Dictionary }) {
  return (
    <div className="page grid border-y border-trait lg:grid-cols-3">
      {words.home.values.map(({ title, text }, index) => (
        <div
          key={title}
          className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-trait py-3 not-first:max-lg:border-t lg:block lg:px-8 lg:py-7 lg:not-first:border-s lg:first:ps-0 lg:last:pe-0"
        >
          <svg className="mb-3.5 mt-1 h-5 w-14" viewBox="0 0 56 20" aria-hidden="true">
            {swatches[index]?.map(([x, width, fill]) => (
              <rect key={x} x={x} width={width} height="20" fill={fill} />
            ))}
          </svg>
          <div>
            <h2 className="text-[1.25rem]">{title}</h2>
            <p className="mt-1 text-pierre">{text}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
