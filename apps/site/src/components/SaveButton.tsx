import { withoutLocale } from '@sira/contract/locales'
import type { Dictionary } from '../i18n/fr.ts'
import type { SavedRecord } from '../kinds/savedRecord.ts'
import '../styles/records.css'

interface SaveButtonProps {
  record: SavedRecord
  words: Dictionary
  className?: string
}

/**
 * The button that saves a record on the device (SaveButtons.astro). It is hidden without script:
 * there is no account to save it in.
 */
export function SaveButton({ record, words, className = '' }: SaveButtonProps) {
  return (
    <button
      type="button"
      data-save={JSON.stringify(keyed(record))}
      aria-pressed="false"
      className={`save-button tap no-print gap-2 px-2 font-semibold [@media(scripting:none)]:hidden ${className}`}
    >
      <span className="to-keep">{words.saved.keep}</span>
      <span className="kept">{words.saved.kept}</span>
      <Heart title={record.title} />
    </button>
  )
}

/** Computed here, where nobody pays for it: see SaveButtons.astro. */
function keyed(record: SavedRecord): SavedRecord {
  const { path: key } = withoutLocale(record.address)
  return key === record.address ? record : { ...record, key }
}

/**
 * Adds the full title, which cards cut, after the visible word (WCAG 2.5.3): a label on the button
 * would not change when it is pressed.
 */
function Heart({ title }: { title: string }) {
  return (
    <svg
      className="-order-1 size-5 shrink-0"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      role="img"
      aria-label={`\u00a0: ${title}`}
    >
      <path d="M12 20S3.5 14.8 3.5 8.9A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.5C20.5 14.8 12 20 12 20z" />
    </svg>
  )
}
