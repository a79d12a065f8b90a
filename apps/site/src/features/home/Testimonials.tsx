import type { Settings } from '@sira/contract/records/settings'
import { quoted } from '../../content/quoted.ts'
import type { Dictionary } from '../../i18n/fr.ts'

/** A slider by scroll snap: two at a time on large screens, one on the others (product 2.3). */
export function Testimonials({ settings, words }: { settings: Settings; words: Dictionary }) {
  return (
    <div className="section bg-lin">
      <div className="page">
        <h2 id="testimonials">{words.home.testimonialsHeading}</h2>
        {settings.testimonials.length === 2 && (
          <p className="mt-2 text-pierre">{words.home.testimonialsNote}</p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */}
        <section className="slider mt-5" tabIndex={0} aria-labelledby="testimonials">
          {settings.testimonials.map(({ quote, author, role }) => (
            <blockquote
              key={author}
              className="flex flex-col justify-between rounded-carte bg-blanc p-5 sm:p-7"
            >
              <p className="text-[1.1rem]/[1.5] sm:text-[1.25rem] font-medium">
                {quoted(quote, words.locale)}
              </p>
              <footer className="mt-5 text-pierre">
                <cite className="font-semibold text-encre not-italic">{author}</cite>
                <br />
                {role}
              </footer>
            </blockquote>
          ))}
        </section>
      </div>
    </div>
  )
}
