import type { Dictionary } from '../../i18n/fr.ts'

/** Tells staff that visitors do not see this page; the back office removes it in its frame. */
export function PreviewBanner({ words, editAddress }: { words: Dictionary; editAddress: string }) {
  return (
    <div data-staff-banner className="bg-mil text-encre">
      <p className="page flex flex-wrap items-center gap-x-6 font-semibold">
        {words.preview.banner}
        <a href={editAddress} className="tap underline underline-offset-4">
          {words.preview.backToEditing}
        </a>
      </p>
    </div>
  )
}
