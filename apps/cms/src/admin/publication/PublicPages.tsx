'use client'

import { contentLanguages } from '../contentLanguages.ts'
import { usePublicPages } from './usePublicPages.ts'

/** Beside a record: where visitors read it, in each language; read again after every save. */
export function PublicPages() {
  const pages = usePublicPages()?.pages
  if (pages === undefined) return null
  return (
    <section className="field-type sira-pages" aria-label="Sur le site">
      <h2 className="field-label">Sur le site</h2>
      {pages.length === 0 && <p>Pas encore : les visiteurs ne voient rien de cette fiche.</p>}
      <ul>
        {contentLanguages
          .flatMap(({ code, label }) =>
            pages
              .filter(({ language }) => language === code)
              .map(({ path }) => ({ path, label: String(label) })),
          )
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                {label} : ouvrir la page publique
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
