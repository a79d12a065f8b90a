import type { Settings } from '@sira/contract/records/settings'
import type { Dictionary } from '../../i18n/fr.ts'

interface HoursProps {
  settings: Pick<Settings, 'weekdayHours' | 'saturdayHours'>
  words: Dictionary
}

/** When we are there; each span of them on one line, at whose hyphen it would be broken. */
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
