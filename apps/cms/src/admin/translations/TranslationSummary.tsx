import Link from 'next/link'
import { workAddress } from './addresses.ts'
import type { LanguageProgress } from './translationProgress.ts'

/** How far each language is, and what is to be done in it: for whoever translates. */
export function TranslationSummary({ languages }: { languages: readonly LanguageProgress[] }) {
  if (languages.length === 0) return null
  return (
    <section className="sira-figures" aria-label="Traductions">
      {languages.map(({ language, name, percent, toDo }) => (
        <div key={language} className="sira-figure">
          <span className="sira-figure__label">{name}</span>
          <span className="sira-figure__value">{percent} %</span>
          <span className="sira-figure__unit">à jour</span>
          {toDo.length > 0 && (
            <ul className="sira-missing">
              {toDo.map(({ type, count }) => (
                <li key={type.slug}>
                  <Link href={workAddress(language, type.slug)} prefetch={false}>
                    {type.plural} : {count} à traduire
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  )
}
