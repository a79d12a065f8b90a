import type { Settings } from '@sira/contract/records/settings'
import type { Dictionary } from '../../i18n/fr.ts'

interface HoursProps {
  settings: Pick<Settings, 'weekdayHours' | 'saturdayHours'>
  words: Dictionary
}

/** The opening hours. Each span stays on one line, because it would break at its hyphen. */
export function Hours({ settings, words }: HoursProps) {
  const text = words.topBar.hours(settings.weekdayHours, settings.saturdayHours)
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
