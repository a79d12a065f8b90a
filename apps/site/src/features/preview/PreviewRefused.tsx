import type { Dictionary } from '../../i18n/fr.ts'

/** Shown instead of a preview to a visitor who is not signed in to the back office. */
export function PreviewRefused({ words }: { words: Dictionary }) {
  return (
    <div className="page max-w-3xl py-16">
      <h1>{words.preview.title}</h1>
      <p className="mt-5 text-[1.15rem] text-pierre">{words.preview.signIn}</p>
      <p className="mt-6">
        <a href="/admin/login" className="button button-primary">
          {words.preview.signInLink}
        </a>
      </p>
    </div>
  )
}
