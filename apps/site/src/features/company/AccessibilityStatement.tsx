import { PageBanner } from '../../components/PageBanner.tsx'
import { RichText } from '../../components/RichText.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'

export function accessibilityTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.accessibility.title })
}

/** The accessibility statement: rules that hold, known gaps, and the address for complaints. */
export function AccessibilityStatement({ words }: { words: Dictionary }) {
  const { title, text } = words.accessibility
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={accessibilityTrail(words)} />
      <div className="page max-w-4xl py-12">
        <RichText locale={words.locale} markdown={text} />
        <p className="mt-8">
          <a href={words.routes.contact} className="button button-primary">
            {words.menu.contact}
          </a>
        </p>
      </div>
    </>
  )
}
