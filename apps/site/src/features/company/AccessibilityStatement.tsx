import { PageBanner } from '../../components/PageBanner.tsx'
import { RichText } from '../../components/RichText.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

/** What everybody can count on, what not yet, and whom to tell (issue 6). */
export function AccessibilityStatement({ words }: { words: Dictionary }) {
  const { title, text } = words.accessibility
  const trail = [{ name: words.menu.home, route: words.routes.homeTwin }, { name: title }]
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={trail} />
      <div className="page max-w-4xl py-12">
        <RichText markdown={text} />
        <p className="mt-8">
          <a href={words.routes.contact} className="button button-primary">
            {words.menu.contact}
          </a>
        </p>
      </div>
    </>
  )
}
