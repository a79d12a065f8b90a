import Link from 'next/link'
import type { Payload, TypedUser } from 'payload'
import { missingAddress } from './translatedLocales.ts'
import { translationState } from './translationState.ts'

/** How far each language is, and what is missing in it: for whoever translates. */
export async function TranslationSummary({ payload, user }: { payload: Payload; user: TypedUser }) {
  const languages = await translationState(payload, user)
  return (
    <section className="sira-figures" aria-label="Traductions">
      {languages.map(({ language, name, percent, missing }) => (
        <div key={language} className="sira-figure">
          <span className="sira-figure__label">{name}</span>
          <span className="sira-figure__value">{percent} %</span>
          <span className="sira-figure__unit">traduit</span>
          {missing.length > 0 && (
            <ul className="sira-missing">
              {missing.map(({ type, count }) => (
                <li key={type.slug}>
                  <Link href={missingAddress(type, language)} prefetch={false}>
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
